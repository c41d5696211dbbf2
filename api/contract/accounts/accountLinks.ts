import { HOUR_MS, MINUTE_MS } from "../text/durations.ts"

/** Links that prove an account's owner once: the page each leads to, and its lifetime from being sent or shown. */
export const accountLinks = {
  INVITATION: { path: "/adminpage/invitation", lifetimeMs: 72 * HOUR_MS },
  PASSWORD_RESET: { path: "/adminpage/password-reset", lifetimeMs: 30 * MINUTE_MS },
} as const

export type AccountLinkPurpose = keyof typeof accountLinks

/** The path of a link. The token stands in the fragment, which browsers keep to themselves: no server or proxy logs it. */
export const accountLinkPath = (purpose: AccountLinkPurpose, token: string) => `${accountLinks[purpose].path}#${token}`
