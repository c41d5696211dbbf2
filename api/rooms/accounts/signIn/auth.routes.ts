import * as z from "zod"
import { messages } from "../../../contract/api/messages.ts"
import { setDeviceCookie, viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { credentials } from "../passwords/credentials.rules.ts"
import { login } from "./auth.service.ts"

export const authCalls: RestCall[] = [
  {
    route: "POST /admin/login",
    operationId: "login",
    needs: null,
    summary: "Sign in",
    description:
      "For people; API clients use API keys. If the password is correct but the account also needs a second factor, the " +
      "refusal has `code_required`: repeat the call with `code`.",
    body: credentials,
    answers: {
      200: {
        description: "Send the token as a bearer token.",
        json: z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
      },
    },
    refusals: [401, 429],
    examples: {
      password: {
        body: { username: "ana", password: "correct horse battery staple" },
        status: 200,
        answer: { success: true, token: "kq3vJ0cGx0nKk0p9m4mY2sT7wB8dFhLrQaZeXuVi1oE", message: messages.loggedIn },
      },
      wrong: {
        body: { username: "ana", password: "a wrong one" },
        status: 401,
        answer: { success: false, message: messages.loginRejected, errors: [] },
      },
    },
    handle: async (request, response) => {
      response.set("Cache-Control", "no-store")
      const { token, device } = await login(viewerOf(request), request.body)
      setDeviceCookie(request, response, device)
      response.json({ success: true, token, message: messages.loggedIn })
    },
  },
]
