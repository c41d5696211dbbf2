/** The dashboard's addresses (SPEC §2). */
export const paths = { login: "/adminpage", dashboard: "/adminpage/dashboard" } as const
