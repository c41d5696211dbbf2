import { messages } from "@farelight/api/contract/messages.ts"
import { serverError } from "../../apollo/errors.ts"

const rejections = new Set<unknown>(["UNAUTHENTICATED", "RATE_LIMITED", "BAD_USER_INPUT"])

/** What to tell about a failed login: the server's own words where it turned the login down. */
export const loginFailure = (error: unknown) => {
  const answer = serverError(error)
  return answer && rejections.has(answer.extensions?.code)
    ? answer.message || messages.loginRejected
    : messages.loginFailed
}
