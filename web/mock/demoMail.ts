import { GraphQLError } from "graphql"
import type { EmailLogFilter, EmailLogType } from "../graphql/generated.ts"
import { type DemoEmail, demoAttempt, demoEmails } from "./demoEmails.ts"
import { connectionOf, type ListArguments } from "./demoLists.ts"

const matches = ({ subject, recipient, status, type }: DemoEmail, filter: EmailLogFilter) =>
  `${subject}\n${recipient}`.toLowerCase().includes((filter.search ?? "").toLowerCase()) &&
  (filter.statuses?.includes(status) ?? true) &&
  (filter.types?.includes(type) ?? true)

const refuse = (code: string, message: string) => {
  throw new GraphQLError(message, { extensions: { code } })
}

const find = (id: string) =>
  demoEmails.find((email) => email.id === id) ?? refuse("NOT_FOUND", "There is no such mail.")

const waiting = () => demoEmails.filter(({ status }) => status === "QUEUED" || status === "SENDING")

const problem = () => {
  const attempts = demoEmails.flatMap((email) => email.attempts).filter(({ outcome }) => outcome !== null)
  const last = attempts.sort((one, other) => one.startedAt.localeCompare(other.startedAt)).at(-1)
  return last?.outcome === "ACCEPTED" ? null : last
}

/** The mail's part of the demo's API. What is resent is sent at once. */
export const demoMail = {
  emailLogs: ({ filter, ...list }: Pick<ListArguments, "first" | "after"> & { filter?: EmailLogFilter | null }) =>
    connectionOf(
      demoEmails.filter((email) => matches(email, filter ?? {})),
      list,
    ),
  emailLog: ({ id }: { id: string }) => demoEmails.find((email) => email.id === id),
  mailState: () => ({
    isConfigured: true,
    waitingCount: waiting().length,
    oldestWaitingSince: waiting().at(-1)?.createdAt,
    failedCount: demoEmails.filter(({ status }) => status === "FAILED").length,
    problem,
  }),
  emailPreview: ({ type }: { type: EmailLogType }) => demoEmails.find((email) => email.type === type) ?? demoEmails[0],
  resendEmail: ({ id }: { id: string }) => {
    const email = find(id)
    if (email.status === "SENDING") refuse("CONFLICT", "This mail is being sent right now.")
    const now = new Date().toISOString()
    Object.assign(email, { status: "SENT", sentAt: now, nextAttemptAt: null })
    email.attempts.push(demoAttempt(0))
    return { emailLog: email }
  },
  cancelEmail: ({ id }: { id: string }) => {
    const email = find(id)
    if (email.status !== "QUEUED") refuse("CONFLICT", "This mail is not waiting to be sent.")
    Object.assign(email, { status: "CANCELLED", nextAttemptAt: null })
    return { emailLog: email }
  },
  sendTestEmail: () => ({ isAccepted: true, ...demoAttempt(0) }),
}
