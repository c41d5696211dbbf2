import { emailLogTypes as typesAboutNoLead } from "@farelight/api/contract/mail/emailLog.ts"
import type { EmailLogType } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"

/** What a mail may be about, by GraphQL name; the values are those of the API's REST interface. */
export type EmailLogTypes = Readonly<Partial<Record<EmailLogType, string>>>

/** The types of all mails: first what tells the operator of each kind of lead, then the receipts, then the rest. */
export const useEmailLogTypes = (): EmailLogTypes => {
  const ofKinds = useLeadKinds().map(({ emailTypes }) => Object.entries(emailTypes))
  const most = Math.max(0, ...ofKinds.map((types) => types.length))
  const inTurn = Array.from({ length: most }, (_, index) => ofKinds.flatMap((types) => types.slice(index, index + 1)))
  return { ...Object.fromEntries(inTurn.flat()), ...typesAboutNoLead }
}
