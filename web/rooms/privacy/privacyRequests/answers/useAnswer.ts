import { toast } from "sonner"
import { errorCode } from "../../../../apollo/errors.ts"
import { useAnswerPrivacyRequestMutation } from "../../../../graphql/generated.ts"
import { openReport } from "../../erasure/openReport.ts"
import { useForgetErased } from "../../erasure/useForgetErased.ts"
import type { OpenedRequest } from "../requestLook.tsx"
import type { Answer } from "./answers.ts"

export type Reload = () => Promise<{ data?: { privacyRequest: OpenedRequest | null } | undefined }>

/** Whether somebody else has answered a request meanwhile, which is said then. */
export const isTaken = async (error: unknown, reload: Reload) => {
  if (errorCode(error) !== "CONFLICT") return false
  const now = await reload().catch(() => undefined)
  const isAnswered = now?.data?.privacyRequest?.status === "ANSWERED"
  if (isAnswered)
    toast.info("Somebody else answered meanwhile", { description: "You see their answer. Yours was not sent." })
  return isAnswered
}

/** How to answer a request. `close` is called when it is answered, by whomever. */
export const useAnswer = (request: OpenedRequest, reload: Reload, close: () => void) => {
  const [answerRequest, { client }] = useAnswerPrivacyRequestMutation()
  const forgetErased = useForgetErased()

  const forgetLists = () => {
    for (const fieldName of ["privacyRequests", "dashboardSummary", "leadStatistics"])
      client.cache.evict({ id: "ROOT_QUERY", fieldName })
  }

  return async ({ outcome, done }: Answer, message: string) => {
    try {
      const { data } = await answerRequest({ variables: { id: request.id, outcome, message: message.trim() || null } })
      forgetLists()
      toast.success(done)
      close()
      const report = data?.answerPrivacyRequest.erasureReport
      if (!report) return
      openReport.set(report)
      await forgetErased(report).catch(() => undefined)
    } catch (thrown) {
      if (!(await isTaken(thrown, reload))) throw thrown
      forgetLists()
      close()
    }
  }
}
