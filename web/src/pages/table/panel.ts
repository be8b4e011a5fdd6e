/** The open panel next to a table; "" for none. */
export type Panel =
  "" | "score" | "hint" | "chat" | "invite" | "notices" | "seats" | "others" | "log" | "rules" | "cards";
