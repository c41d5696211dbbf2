/** The id of what a screen is about, for the keyboard to begin at. */
export const contentId = "content"

/** The dashboard's addresses. */
export const paths = { login: "/adminpage", dashboard: "/adminpage/dashboard" } as const
