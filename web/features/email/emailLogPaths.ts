/** The dashboard's tab of the mail log. */
export const emailLogTab = "emails"

/** The address of the mail log, narrowed to these conditions. */
export const emailLogPath = (conditions: Readonly<Record<string, string>>) =>
  `/adminpage/dashboard?${new URLSearchParams({ tab: emailLogTab, ...conditions })}`
