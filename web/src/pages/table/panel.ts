/** What stands open beside a table; "" is nothing. */
export type Panel =
  "" | "score" | "hint" | "chat" | "invite" | "notices" | "seats" | "others" | "log" | "rules" | "cards";
