import { graphql } from "msw"
import {
  CancelEmailDocument,
  EmailLogDetailsDocument,
  EmailLogsDocument,
  type EmailLogsQueryVariables,
  EmailPreviewDocument,
  type EmailPreviewQueryVariables,
  ResendEmailDocument,
  SendTestEmailDocument,
  type SendTestEmailMutation,
} from "../../graphql/generated.ts"
import { buildConnection } from "../builders.ts"
import { buildEmail, type Email } from "../emailBuilders.ts"
import { type Behaviour, respond } from "./respond.ts"

const api = graphql.link("*/graphql")

/** A mail with the type names that Apollo's cache needs, which the generated types leave out. */
const withTypeNames = (email: Email) => ({
  ...email,
  attempts: email.attempts.map((attempt) => ({ __typename: "EmailAttempt", ...attempt })),
  lead: email.lead && { __typename: "LeadReference", ...email.lead },
})

interface ListOptions extends Behaviour {
  emails?: Email[]
  /** How many mails lie on other pages. */
  before?: number
  behind?: number
  onRequest?: (variables: EmailLogsQueryVariables) => void
}

export const mockEmailLogs = ({ emails = [], before, behind, onRequest, ...behaviour }: ListOptions = {}) =>
  api.query(EmailLogsDocument, ({ variables }) => {
    onRequest?.(variables)
    const nodes = emails.map(({ __typename, id, type, status, subject, recipient, createdAt }) => ({
      ...{ __typename, id, type, status, subject, recipient, createdAt },
    }))
    return respond({ emailLogs: buildConnection("EmailLog", nodes, { before, behind }) }, behaviour)
  })

/** These mails, one by one. */
export const mockEmailLogDetails = ({ emails, ...behaviour }: Behaviour & { emails: Email[] }) =>
  api.query(EmailLogDetailsDocument, ({ variables }) => {
    const found = emails.find(({ id }) => id === variables.id)
    return respond({ emailLog: found ? withTypeNames(found) : null }, behaviour)
  })

interface ChangeOptions extends Behaviour {
  email?: Email
  onRequest?: (id: string) => void
}

export const mockResendEmail = ({ email = buildEmail(), onRequest, ...behaviour }: ChangeOptions = {}) =>
  api.mutation(ResendEmailDocument, ({ variables }) => {
    onRequest?.(variables.id)
    return respond({ resendEmail: { emailLog: withTypeNames(email) } }, behaviour)
  })

export const mockCancelEmail = ({ email = buildEmail(), onRequest, ...behaviour }: ChangeOptions = {}) =>
  api.mutation(CancelEmailDocument, ({ variables }) => {
    onRequest?.(variables.id)
    return respond({ cancelEmail: { emailLog: withTypeNames(email) } }, behaviour)
  })

export const mockSendTestEmail = ({
  result,
  ...behaviour
}: Behaviour & { result: SendTestEmailMutation["sendTestEmail"] }) =>
  api.mutation(SendTestEmailDocument, () => respond({ sendTestEmail: result }, behaviour))

export const mockEmailPreview = ({
  onRequest,
  ...behaviour
}: Behaviour & { onRequest?: (variables: EmailPreviewQueryVariables) => void } = {}) =>
  api.query(EmailPreviewDocument, ({ variables }) => {
    onRequest?.(variables)
    const preview = { subject: `A ${variables.type}`, body: "The text", html: "<p>The <b>HTML</b></p>" }
    return respond({ emailPreview: preview }, behaviour)
  })
