import type { Transaction } from "sequelize"
import * as z from "zod"
import { InvalidInputError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { leadKinds } from "../../leadKinds.ts"
import { requirePermission, type Viewer } from "../auth/viewer.ts"
import { leadInput } from "../erasure/erasure.rules.ts"
import { comparedEmail } from "../erasure/person.ts"
import { originOf } from "../events/recordEvents.ts"
import { correctStored } from "../leads/correctLead.ts"
import type { Lead } from "../leads/lead.model.ts"
import { kindOf } from "../leads/leadAssignment.service.ts"
import type { LeadDescription } from "../leads/leadKind.ts"
import { PrivacyRequest } from "./privacyRequest.model.ts"

/** What a sender has said of themselves, of which each kind of lead has some. */
const CORRECTABLE = [
  "name",
  "email",
  "phone",
  "city",
  "vehicleYear",
  "vehicleMake",
  "vehicleModel",
  "contactName",
  "companyName",
  "location",
  "message",
]

/** The rules of a kind's own form for what can be corrected, each of which may be left out. */
const rulesOf = ({ input, noun }: LeadDescription) => {
  const names = CORRECTABLE.filter((name) => name in input.shape)
  const shape = Object.fromEntries(names.map((name) => [name, (input.shape[name] as z.ZodType).optional()]))
  const unknown = (name: string) => `This ${noun} has no ${name}. It has: ${names.join(", ")}.`
  return z
    .record(z.string(), z.unknown())
    .superRefine((values, context) => {
      for (const name of Object.keys(values))
        if (!names.includes(name)) context.addIssue({ code: "custom", path: [name], message: unknown(name) })
    })
    .pipe(z.object(shape))
}

const request = leadInput.extend({
  values: z
    .record(z.string(), z.unknown())
    .transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))),
})

/** The open requests for a correction of what an address has sent. */
const requestsOf = async (email: string, transaction: Transaction) => {
  const emailKey = comparedEmail(email)
  const where = { kind: "CORRECT" as const, status: "OPEN" as const, emailKey }
  const requests = await PrivacyRequest.findAll({ attributes: ["id", "emailKey"], where, transaction })
  // MySQL also takes one letter for another with an accent.
  return requests.filter((request) => request.emailKey === emailKey).map(({ id }) => id)
}

/** Corrects what the sender of a lead has sent, by the rules of its form. */
export const correctLead = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:erase")
  const { leadType, leadId, values } = parseInput(request, input)
  const kind = kindOf(leadKinds, leadType)
  const correction = parseInput(rulesOf(kind), values)
  if (Object.keys(correction).length === 0)
    throw new InvalidInputError([{ field: "values", message: "Give at least one value to correct." }])
  const lead = await inTransaction((transaction) =>
    correctStored(kind, leadId, { correction, origin: originOf(viewer), requestsOf }, transaction),
  )
  if (!lead) throw new NotFoundError(kind.noun)
  return lead
}
