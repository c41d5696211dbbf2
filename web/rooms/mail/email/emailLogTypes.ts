import { emailLogTypes as typesAboutNoLead } from "@farelight/api/contract/mail/emailLog.ts"
import type { EmailLogType } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"

/** By GraphQL name; the values are those of REST. */
export type EmailLogTypes = Readonly<Partial<Record<EmailLogType, string>>>

/** Notifications of each kind of lead first, then receipts, then all others. */
export const useEmailLogTypes = (): EmailLogTypes => {
  const ofKinds = useLeadKinds().map(({ emailTypes }) => Object.entries(emailTypes))
  const most = Math.max(0, ...ofKinds.map((types) => types.length))
  const inTurn = Array.from({ length: most }, (_, index) => ofKinds.flatMap((types) => types.slice(index, index + 1)))
  return { ...Object.fromEntries(inTurn.flat()), ...typesAboutNoLead }
}
