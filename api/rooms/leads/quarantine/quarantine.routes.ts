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
      "For forms, in the format of ALTCHA's widgets. Proofs are required only if an owner switched them on, or during a flood of submissions.",
    answers: {
      200: {
        description: "The challenge, valid for 15 minutes.",
        json: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }).meta({ id: "Challenge" }),
      },
      204: { description: "No proof is required." },
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
