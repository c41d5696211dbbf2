import { toast } from "sonner"
import { errorCode } from "../../../../apollo/errors.ts"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import { useAnswerPrivacyRequestMutation, useExtendPrivacyRequestMutation } from "../../../../graphql/generated.ts"
import { openReport } from "../../erasure/openReport.ts"
import { useForgetErased } from "../../erasure/useForgetErased.ts"
import type { OpenedRequest } from "../requestLook.tsx"
import type { Answer } from "./answers.ts"

export type Reload = () => Promise<{ data?: { privacyRequest: OpenedRequest | null } | undefined }>

/** True if somebody else has answered the request, which is then reported. */
const isTaken = async (error: unknown, reload: Reload) => {
  if (errorCode(error) !== "CONFLICT") return false
  const now = await reload().catch(() => undefined)
  const isAnswered = now?.data?.privacyRequest?.status === "ANSWERED"
  if (isAnswered)
    toast.info("Somebody else answered meanwhile", { description: "You see their answer. Yours was not sent." })
  return isAnswered
}

/** Answers or extends a request. `close` is called once it is answered, even by somebody else. */
export const useAnswer = (request: OpenedRequest, reload: Reload, close: () => void) => {
  const { id } = request
  const [answerRequest, { client }] = useAnswerPrivacyRequestMutation()
  const [extendRequest] = useExtendPrivacyRequestMutation()
  const forgetErased = useForgetErased()

  const finish = (done?: string) => {
    for (const fieldName of ["privacyRequests", "dashboardSummary", "leadStatistics"])
      client.cache.evict({ id: "ROOT_QUERY", fieldName })
    if (done) toast.success(done)
    close()
  }

  const extend = async (reason: string, done: string) => {
    const { data } = await extendRequest({ variables: { id, reason } })
    const dueAt = data?.extendPrivacyRequest.privacyRequest.dueAt
    finish(dueAt ? `Now due ${formatMoment(dueAt)}` : done)
  }

  return async ({ outcome, done }: Answer, typed: string) => {
    const message = typed.trim()
    try {
      if (!outcome) return await extend(message, done)
      const { data } = await answerRequest({ variables: { id, outcome, message: message || null } })
      finish(done)
      const report = data?.answerPrivacyRequest.erasureReport
      if (!report) return
      openReport.set(report)
      await forgetErased(report).catch(() => undefined)
    } catch (thrown) {
      if (!(await isTaken(thrown, reload))) throw thrown
      finish()
    }
  }
}
