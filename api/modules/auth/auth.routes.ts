import { Router } from "express"
import { viewerOf } from "../../http/authenticate.ts"
import { jsonBody } from "../../http/jsonBody.ts"
import { messages } from "../../messages.ts"
import { login } from "./auth.service.ts"

/** REST for signing in (SPEC §7). */
export const authRoutes = Router()

/** Public. Takes `username` and `password`; answers `success`, `token` and `message`. */
authRoutes.post("/admin/login", jsonBody, async (request, response) => {
  const { token } = await login(viewerOf(request), request.body)
  response.set("Cache-Control", "no-store").json({ success: true, token, message: messages.loggedIn })
})
