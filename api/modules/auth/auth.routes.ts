import { Router } from "express"
import { viewerOf } from "../../http/authenticate.ts"
import { takes } from "../../http/takes.ts"
import { messages } from "../../messages.ts"
import { login } from "./auth.service.ts"

/** REST for signing in. */
export const authRoutes = Router()

/** Public. Takes `username` and `password`; answers `success`, `token` and `message`. */
authRoutes.post("/admin/login", takes({ body: ["username", "password"] }), async (request, response) => {
  const { token } = await login(viewerOf(request), request.body)
  response.set("Cache-Control", "no-store").json({ success: true, token, message: messages.loggedIn })
})
