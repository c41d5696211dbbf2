import { Router } from "express"
import { messages } from "../../contract/messages.ts"
import { setDeviceCookie, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { login } from "./auth.service.ts"

/** REST for signing in. */
export const authRoutes = Router()

/**
 * Public. Takes `username`, `password` and, for an account with a second factor, `code`; answers `success`, `token` and
 * `message`. Where the password is right and a code is missing, the refusal has `code_required`.
 */
authRoutes.post("/admin/login", acceptOnly({ body: ["username", "password", "code"] }), async (request, response) => {
  response.set("Cache-Control", "no-store")
  const { token, device } = await login(viewerOf(request), request.body)
  setDeviceCookie(request, response, device)
  response.json({ success: true, token, message: messages.loggedIn })
})
