import { toast } from "sonner"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import type { PrivacyRequestKind, PrivacyRequestOutcome } from "../../../../graphql/generated.ts"
import { useAnswerPrivacyRequestMutation, useExtendPrivacyRequestMutation } from "../../../../graphql/generated.ts"
import { openReport } from "../../erasure/ErasureReport.tsx"
import { useClearErasedData } from "../../erasure/useClearErasedData.ts"
import type { OpenedRequest } from "../requestLook.tsx"

export const useAnswer = ({ id }: OpenedRequest, close: () => void) => {
  const [answerRequest, { client }] = useAnswerPrivacyRequestMutation()
  const [extendRequest] = useExtendPrivacyRequestMutation()
  const forgetErased = useClearErasedData()

  const finish = (done: string) => {
    for (const fieldName of ["privacyRequests", "dashboardSummary", "leadStatistics"])
      client.cache.evict({ id: "ROOT_QUERY", fieldName })
    toast.success(done)
    close()
  }

  const extend = async (reason: string, done: string) => {
    const { data } = await extendRequest({ variables: { id, reason } })
    const dueAt = data?.extendPrivacyRequest.privacyRequest.dueAt
    finish(dueAt ? `Now due ${formatMoment(dueAt)}` : done)
  }

  return async ({ outcome, done }: Answer, typed: string) => {
    const message = typed.trim()
    if (!outcome) return extend(message, done)
    const { data } = await answerRequest({ variables: { id, outcome, message: message || null } })
    finish(done)
    const report = data?.answerPrivacyRequest.erasureReport
    if (!report) return
    openReport.set(report)
    await forgetErased(report).catch(() => undefined)
  }
}

export interface Answer {
  /** Undefined for an extension. */
  outcome?: PrivacyRequestOutcome
  label: string
  title: string
  text: string
  action: readonly [label: string, busyLabel: string]
  done: string
  needsMessage?: boolean
  messageLabel?: string
}

const fulfilled: Readonly<Record<PrivacyRequestKind, Omit<Answer, "outcome">>> = {
  KNOW: {
    label: "Send the export",
    title: "Send the export?",
    text: "The confirmed address gets a link to everything that is stored about it. The link works for 7 days.",
    action: ["Send", "Sending..."],
    done: "The link to the export is on its way",
  },
  DELETE: {
    label: "Preview and erase",
    title: "Erase everything about this address?",
    text: "",
    action: ["Erase for good", "Erasing..."],
    done: "Erased, and the answer is on its way",
  },
  CORRECT: {
    label: "Say that it is corrected",
    title: "Is everything corrected?",
    text: "Make the corrections in the leads first: this only tells the person that they are made.",
    action: ["Send", "Sending..."],
    done: "The answer is on its way",
  },
  OPT_OUT: {
    label: "Opt out and answer",
    title: "Opt this person out?",
    text: "The leads of the confirmed address are marked as opted out of sale and sharing, and the person is told.",
    action: ["Opt out", "Opting out..."],
    done: "Opted out, and the answer is on its way",
  },
}

export const possibleAnswers = (kind: PrivacyRequestKind): Answer[] => [
  { outcome: "FULFILLED", ...fulfilled[kind] },
  {
    outcome: "NOTHING_FOUND",
    label: "Nothing found",
    title: "Answer that nothing was found?",
    text: "The person is told that nothing is stored about the confirmed address.",
    action: ["Send", "Sending..."],
    done: "The answer is on its way",
  },
  {
    outcome: "REFUSED",
    label: "Refuse",
    title: "Refuse this request?",
    text: "The person is told why, so a message is needed. Refuse only what the law lets you refuse.",
    action: ["Refuse", "Sending..."],
    done: "The refusal is on its way",
    needsMessage: true,
    messageLabel: "Why",
  },
]

export const extensionAnswer: Answer = {
  label: "Extend by 45 days",
  title: "Extend by 45 days?",
  text: "This is possible once. The person is told the new date, and why it takes longer.",
  action: ["Extend", "Extending..."],
  done: "Extended",
  needsMessage: true,
  messageLabel: "Why it takes longer",
}
