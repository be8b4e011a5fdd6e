"""Theme and layout of the full screen."""

from __future__ import annotations

from textual.theme import Theme

from alehouse.tui.palette import (
    BAD,
    GOOD,
    INK,
    INK_2,
    INSET,
    LINE,
    LINE_STRONG,
    LIT,
    NIGHT,
    SELECT,
    SURFACE,
    WHY,
    WHY_INK,
)

THEME = Theme(
    name="alehouse-night",
    primary=LIT,
    secondary=SELECT,
    success=GOOD,
    error=BAD,
    foreground=INK,
    background=NIGHT,
    surface=SURFACE,
    panel=INSET,
    dark=True,
)

CSS = f"""
Screen {{ background: {NIGHT}; color: {INK}; }}
* {{
    scrollbar-background: {NIGHT}; scrollbar-background-hover: {NIGHT}; scrollbar-background-active: {NIGHT};
    scrollbar-color: {LINE}; scrollbar-color-hover: {LINE_STRONG}; scrollbar-color-active: {LINE_STRONG};
}}
#bar {{ height: 1; background: #0a1122; color: {INK}; }}
#main {{ height: 1fr; }}
#left {{ width: 1fr; }}
#board {{ height: 1fr; scrollbar-size-vertical: 1; }}
#table {{ width: auto; height: auto; }}
#sheet {{ height: auto; padding: 0 1; }}
#right {{ border-left: solid {LINE}; padding: 0 1; }}
#players {{ height: auto; }}
#log {{ height: 1fr; border-top: solid {LINE}; scrollbar-size-vertical: 1; }}
#lines {{ height: auto; color: {INK_2}; }}
#bottom {{ height: auto; border-top: solid {LINE}; }}
#prompt {{ height: auto; padding: 0 1; }}
#choices {{ height: auto; scrollbar-size-vertical: 1; }}
#why {{ height: auto; background: {WHY}; color: {WHY_INK}; padding: 0 1; margin: 0 1; display: none; }}
#why.open {{ display: block; }}
#keys {{ height: 1; background: #0a1122; color: {INK_2}; }}
ModalScreen {{ align: center middle; background: {NIGHT} 70%; }}
ModalScreen.covering {{ background: {NIGHT}; }}
.dialog {{
    width: 72; max-width: 94%; height: auto; max-height: 90%;
    background: {SURFACE}; border: round {LIT}; padding: 0 1;
}}
.dialog.reading {{ width: 92; height: 90%; }}
.heading {{ height: auto; padding-bottom: 1; }}
.part {{ height: auto; padding-bottom: 1; }}
.part.at {{ background: {INSET}; border-left: thick {LIT}; padding-left: 1; }}
.hint {{ color: {INK_2}; height: auto; padding-top: 1; }}
#reading {{ height: 1fr; scrollbar-size-vertical: 1; }}
"""

PICKER_CSS = f"""
Titles, Settings {{ align: center middle; }}
#titles {{ height: auto; border: none; background: {SURFACE}; margin-top: 1; }}
.row {{ height: auto; margin-bottom: 1; }}
.row Label {{ padding: 0 1; width: 16; }}
.row Select {{ width: 40; }}
.row Switch {{ border: none; height: 1; padding: 0; background: {SURFACE}; }}
.row Switch:focus {{ background: {INSET}; }}
.row .about {{ width: 1fr; }}
#options {{ height: 1fr; margin-top: 1; }}
#problem {{ color: {BAD}; height: auto; }}
"""
