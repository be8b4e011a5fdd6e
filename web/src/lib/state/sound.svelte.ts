// Sounds, generated as needed; off until the reader turns them on.

import { recall, remember } from "../storage/localStorage";

type Sound = "turn" | "dice" | "step" | "noise" | "danger" | "end";

/** Notes as [frequency, start, length, loudness]. */
const TUNES: Record<Sound, [number, number, number, number][]> = {
  turn: [
    [523, 0, 0.16, 0.2],
    [784, 0.12, 0.3, 0.2],
  ],
  dice: [
    [190, 0, 0.03, 0.25],
    [240, 0.07, 0.03, 0.2],
    [170, 0.15, 0.04, 0.25],
  ],
  step: [[140, 0, 0.04, 0.15]],
  noise: [[880, 0, 0.5, 0.08]],
  danger: [
    [110, 0, 0.5, 0.3],
    [104, 0.1, 0.7, 0.3],
  ],
  end: [
    [392, 0, 0.2, 0.2],
    [523, 0.18, 0.2, 0.2],
    [659, 0.36, 0.5, 0.2],
  ],
};

class Sounds {
  on = $state(recall("sound", false));
  private context: AudioContext | null = null;

  flip(): void {
    this.on = !this.on;
    remember("sound", this.on);
    this.play("turn");
  }

  play(sound: Sound): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    const context = this.context;
    for (const [frequency, start, length, loudness] of TUNES[sound]) {
      const at = context.currentTime + start;
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = sound === "danger" ? "sawtooth" : "triangle";
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(loudness, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
    }
  }
}

export const sounds = new Sounds();
