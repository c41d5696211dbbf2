import { type AccountLinkPurpose, accountLinks } from "../../../contract/accounts/accountLinks.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { namesOf } from "../../../contract/text/namesOf.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"

// Each attempt to send creates a new link. It is never stored, as readers of the mail log could use it.

const typesWithLink: Record<AccountLinkPurpose, string> = {
  INVITATION: accountEmailTypes.ACCOUNT_INVITATION,
  PASSWORD_RESET: accountEmailTypes.ACCOUNT_PASSWORD_RESET,
}

export const emailTypeFor = (purpose: AccountLinkPurpose) => typesWithLink[purpose]

export const linkPurposeOf = ({ logType }: { logType: string }): AccountLinkPurpose | null => {
  const purposes = namesOf(typesWithLink)
  return purposes.find((purpose) => typesWithLink[purpose] === logType) ?? null
}

export const withToken = (text: string, token: string) => text.replaceAll(UNSTORED_TOKEN, token)

export const withoutToken = (text: string, token: string) => text.replaceAll(token, UNSTORED_TOKEN)

export const linkLifetime = (purpose: AccountLinkPurpose) => {
  const minutes = accountLinks[purpose].lifetimeMs / 60_000
  return minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`
}
