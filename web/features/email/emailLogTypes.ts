import { emailLogTypes as typesAboutNoLead } from "@farelight/api/contract/emailLog.ts"
import type { EmailLogType } from "../../graphql/generated.ts"
import { useLeadKinds } from "../leads/leadKind.ts"

/** What a mail may be about, by GraphQL name; the values are those of the API's REST interface. */
export type EmailLogTypes = Readonly<Partial<Record<EmailLogType, string>>>

/** The types of all mails: those of each kind of lead, then those about none. */
export const useEmailLogTypes = (): EmailLogTypes =>
  Object.assign({}, ...useLeadKinds().map(({ emailTypes }) => emailTypes), typesAboutNoLead)
