import { Router } from "express"
import { messages } from "../../contract/messages.ts"
import { setDeviceCookie, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { login } from "./auth.service.ts"

/** REST for signing in. */
export const authRoutes = Router()

/** Public. Takes `username` and `password`; answers `success`, `token` and `message`. */
authRoutes.post("/admin/login", acceptOnly({ body: ["username", "password"] }), async (request, response) => {
  response.set("Cache-Control", "no-store")
  const { token, device } = await login(viewerOf(request), request.body)
  setDeviceCookie(request, response, device)
  response.json({ success: true, token, message: messages.loggedIn })
})
