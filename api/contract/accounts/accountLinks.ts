import { HOUR_MS, MINUTE_MS } from "../text/durations.ts"

export const accountLinks = {
  INVITATION: { path: "/adminpage/invitation", lifetimeMs: 72 * HOUR_MS },
  PASSWORD_RESET: { path: "/adminpage/password-reset", lifetimeMs: 30 * MINUTE_MS },
} as const

export type AccountLinkPurpose = keyof typeof accountLinks

/** The token is in the fragment, so browsers send it to no server and no log has it. */
export const accountLinkPath = (purpose: AccountLinkPurpose, token: string) => `${accountLinks[purpose].path}#${token}`
