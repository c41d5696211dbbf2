import { Router } from "express"
import { viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { proofChallenge } from "./proofOfWork.service.ts"

export const quarantineRoutes = Router()

/** Public. A challenge for a form's proof of work, as ALTCHA's widgets take it; 204 where no proof is asked for. */
quarantineRoutes.get("/altcha/challenge", acceptOnly({}), async (request, response) => {
  const challenge = await proofChallenge(viewerOf(request))
  response.set("Cache-Control", "no-store")
  if (challenge) response.json(challenge)
  else response.status(204).end()
})
