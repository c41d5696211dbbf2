import { apiKeyDays } from "@farelight/api/contract/accounts/apiKeys.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { dateFormat } from "../../../components/records/dateFormat.ts"
import type { ApiKeys_KeyFragment } from "../../../graphql/generated.ts"

export type ApiKey = ApiKeys_KeyFragment

const formatDate = dateFormat({ dateStyle: "medium" })

export const formatDay = (moment: string) => formatDate(new Date(moment))

/** Without ligatures, which would merge the first two characters. */
export const keyFont = { fontFamily: "mono", fontVariantLigatures: "none" } as const

export const stateOf = ({ revokedAt, expiresAt }: ApiKey, now: number) => {
  const left = Date.parse(expiresAt) - now
  const days = Math.max(1, Math.round(left / DAY_MS))
  if (revokedAt !== null) return { kind: "revoked" as const, days }
  if (left <= 0) return { kind: "expired" as const, days }
  return { kind: left < apiKeyDays.few * DAY_MS ? ("ending" as const) : ("active" as const), days }
}
