import * as z from "zod"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import type { RestCall } from "../../../edges/http/rest/restCall.ts"
import { proofChallenge } from "../intake/proofOfWork.service.ts"

export const quarantineCalls: RestCall[] = [
  {
    route: "GET /altcha/challenge",
    operationId: "getChallenge",
    needs: null,
    summary: "Get a challenge for a proof of work",
    description:
      "For forms, as ALTCHA's widgets take it. Only while the owners ask for proofs, or more forms than usual come in.",
    answers: {
      200: {
        description: "The challenge. It counts for 15 minutes.",
        json: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }).meta({ id: "Challenge" }),
      },
      204: { description: "No proof is asked for." },
    },
    refusals: [429],
    examples: { none: { status: 204 } },
    handle: async (request, response) => {
      const challenge = await proofChallenge(viewerOf(request))
      response.set("Cache-Control", "no-store")
      if (challenge) response.json(challenge)
      else response.status(204).end()
    },
  },
]
