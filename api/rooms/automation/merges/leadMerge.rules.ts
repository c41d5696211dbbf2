import * as z from "zod"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { waitingStart } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { completedMetadata } from "../../leads/lead/external.rules.ts"
import { isSameJson, momentInput } from "../../leads/lead/lead.rules.ts"
import type { LeadDescription, LeadRow } from "../../leads/lead/leadKind.ts"

const UNDONE_WITHIN_MS = 30 * DAY_MS
const FIELDS_MAX = 50

const id = z.string().transform(idOf)

export const mergeInput = z.object({
  leadType: z.string(),
  survivorId: id,
  mergedId: id,
  takenFields: z
    .array(z.string())
    .max(FIELDS_MAX, `Name up to ${FIELDS_MAX} fields.`)
    .nullish()
    .transform((names) => names ?? []),
  expectedUpdatedAt: z.object({ survivor: momentInput, merged: momentInput }).nullish(),
})

// Not mergeable: terms cannot be accepted for another person, and a submission id stays with its lead.
const OWN = new Set(["acceptedTerms", "acceptedTermsDate", "submissionId"])

export const mergeableFields = ({ additionInput }: Pick<LeadDescription, "additionInput">): string[] => [
  ...Object.keys(additionInput.shape).filter((name) => !OWN.has(name)),
  "status",
  "owner",
  "followUpOn",
]

const columnOf = (field: string) => (field === "owner" ? "ownerId" : field)

export const chosenColumns = (
  kind: Pick<LeadDescription, "additionInput" | "noun">,
  fields: readonly string[],
): string[] => {
  const known = mergeableFields(kind)
  const unknown = fields.filter((field) => !known.includes(field))
  if (unknown.length === 0) return [...new Set(fields)].map(columnOf)
  const message = `This ${kind.noun} has no ${unknown.join(", ")} to take. It has ${known.join(", ")}.`
  throw new InvalidInputError([{ field: "takenFields", message }])
}

export const undoUntil = (
  { mergedAt, kept, undoneAt }: { mergedAt: Date; kept: object | null; undoneAt: Date | null },
  now: Date,
): Date | null => {
  const until = new Date(mergedAt.getTime() + UNDONE_WITHIN_MS)
  return kept && !undoneAt && now < until ? until : null
}

/** The columns of each fact move together, if the survivor lacks the first of them. */
const TOGETHER = [
  ["source", "campaign", "landingPage"],
  ["termsAcceptedAt", "termsDate", "termsVersion"],
  ["acceptedTermsDate"],
  ["waitListCity", "waitListToldAt"],
  ["externalId"],
] as const

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) => value == null || value === "" || (Array.isArray(value) && value.length === 0)

const earliest = (...moments: readonly (Date | null | undefined)[]) => {
  const times = moments.flatMap((moment) => moment?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

const answeredAfterOf = (survivor: LeadRow, merged: LeadRow) => {
  if (merged.status === leadStatuses.PENDING) return null
  if (survivor.answeredAfter != null || merged.answeredAfter == null) return survivor.answeredAfter ?? null
  const late = (merged.createdAt.getTime() - survivor.createdAt.getTime()) / 1_000
  return Math.max(0, Math.floor(merged.answeredAfter + late))
}

/**
 * A survivor without a reply promise never becomes overdue, so it takes over the wait of the merged lead's sender. Null
 * for other survivors.
 */
const promisedSince = (survivor: LeadRow, merged: LeadRow, taken: readonly string[]) => {
  const { status } = taken.includes("status") ? merged : survivor
  const isUnpromised = status === leadStatuses.PENDING && survivor.isPromised === false
  return isUnpromised ? waitingStart(merged) : null
}

/** Takes chosen values, values that the survivor lacks, and facts that hold for the person if either lead has them. */
export const mergedValues = (
  kind: LeadDescription,
  survivor: LeadRow,
  merged: LeadRow,
  taken: readonly string[],
): Values => {
  const [own, other]: Values[] = [{ ...survivor }, { ...merged }]
  const places = taken.includes(kind.cityColumn) ? ["waitListCity", "waitListToldAt"] : []
  const names = mergeableFields(kind).map(columnOf)
  const lacked = names.filter((name) => isEmpty(own?.[name]))
  const groups = TOGETHER.flatMap(([first, ...more]) => (isEmpty(own?.[first]) ? [first, ...more] : []))
  const from = [...new Set([...taken, ...places, ...lacked, ...groups])].filter(
    (name) => taken.includes(name) || places.includes(name) || !isEmpty(other?.[name]),
  )
  const values: Record<string, unknown> = {
    ...Object.fromEntries(from.map((name) => [name, other?.[name] ?? null])),
    ...(taken.includes("status") && {
      answeredAfter: answeredAfterOf(survivor, merged),
      statusReason: merged.statusReason,
    }),
    // An opt-out of either lead applies to the person.
    saleOptOutAt: earliest(survivor.saleOptOutAt, merged.saleOptOutAt),
    ...(survivor.waitListCity === merged.waitListCity && {
      waitListToldAt: earliest(survivor.waitListToldAt, merged.waitListToldAt),
    }),
    // Merged by name, as several API clients may each have entries of their own.
    metadata: completedMetadata(survivor.metadata, merged.metadata),
    mailReturnedAt: earliest(survivor.mailReturnedAt, merged.mailReturnedAt),
    waitingSince: earliest(survivor.waitingSince, merged.waitingSince, promisedSince(survivor, merged, taken)),
  }
  return changed(own ?? {}, values)
}

const changed = (before: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameJson(before[name], value)))

// The merge's event does not name these columns, as each has an event of its own or has none.
const NOT_NAMED = new Set(["answeredAfter", "status", "statusReason", "ownerId", "followUpOn"])

export const fieldsNamed = (values: Values): string[] => Object.keys(values).filter((name) => !NOT_NAMED.has(name))
