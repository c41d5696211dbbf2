import * as z from "zod"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { METADATA_NAMES_MAX, METADATA_VALUE_MAX } from "../../../contract/leads/leadFacts.ts"
import { singleLine } from "../../../contract/text/text.ts"
import { expectedUpdatedAt, leadInput } from "./lead.rules.ts"
import type { LeadRow } from "./leadKind.ts"

const TOO_MANY = `Keep up to ${METADATA_NAMES_MAX} names with a lead.`

export type LeadMetadata = Readonly<Record<string, string>>

export const externalIdRule = singleLine("External id")

const nameRule = z.string("Each name is a text.").regex(/^[\w.-]{1,40}$/, {
  error: ({ input }) =>
    `${JSON.stringify(String(input).slice(0, 60))} is no name: it has 1 to 40 characters of a-z, A-Z, 0-9, _, - and a dot.`,
})

const entry = z
  .object({ name: nameRule, value: z.unknown() }, "Give texts by name.")
  .transform(({ name, value }, { addIssue }): [string, string | null] => {
    const length = typeof value === "string" ? [...value].length : 0
    if (length > METADATA_VALUE_MAX)
      addIssue(`${name} may have up to ${METADATA_VALUE_MAX} characters; this one has ${length}.`)
    if (typeof value === "string") return [name, value]
    if (value !== null) addIssue(`Give ${name} as a text, or null to remove it.`)
    return [name, null]
  })

// REST sends an object, GraphQL a list. Validated as a list, as object keys can be any name, even __proto__.
const metadataRule = z.preprocess(
  (entered) => (isJsonObject(entered) ? Object.entries(entered).map(([name, value]) => ({ name, value })) : entered),
  z
    .array(entry, "Give texts by name.")
    .max(METADATA_NAMES_MAX, TOO_MANY)
    .transform((entries) => Object.fromEntries(entries))
    .nullish(),
)

const externalRules = z.object({ externalId: externalIdRule.nullish(), metadata: metadataRule })

type GivenExternal = z.output<typeof externalRules>

export const newExternal = externalRules.transform((entered) => externalChanges({}, entered))

export const externalInput = leadInput
  .extend({
    ...externalRules.shape,
    expectedUpdatedAt,
  })
  .refine(({ externalId, metadata }) => externalId !== undefined || metadata !== undefined, {
    error: "Give an external id, metadata, or both.",
    path: ["externalId"],
  })

export const externalBody = {
  external_id: externalIdRule.nullish().meta({
    description: "Id in your system, unique among leads of the kind. Null removes it.",
  }),
  metadata: z
    .record(nameRule, z.string().max(METADATA_VALUE_MAX).nullable())
    .meta({ maxProperties: METADATA_NAMES_MAX })
    .nullish()
    .meta({
      description:
        `Texts to store with the lead, by up to ${METADATA_NAMES_MAX} names of 1 to 40 letters, digits, \`_\`, \`-\` and \`.\`. ` +
        "Omitted names stay. Null for a name removes it; null instead of the object removes all names.",
    }),
}

type External = Partial<Pick<LeadRow, "externalId" | "metadata">>

const withEntries = (now: LeadMetadata | null | undefined, entered: Record<string, string | null>): LeadMetadata => {
  const merged = Object.entries({ ...now, ...entered }).filter((one): one is [string, string] => one[1] !== null)
  if (merged.length > METADATA_NAMES_MAX) throw new InvalidInputError([{ field: "metadata", message: TOO_MANY }])
  return Object.fromEntries(merged)
}

export const externalChanges = (now: External, { externalId, metadata }: GivenExternal): External => {
  const after = metadata && withEntries(now.metadata, metadata)
  const stored = after && Object.keys(after).length > 0 ? after : null
  return {
    ...(externalId !== undefined && externalId !== (now.externalId ?? null) && { externalId }),
    ...(metadata !== undefined && changedNames(now.metadata, stored).length > 0 && { metadata: stored }),
  }
}

/** Own entries win, also when the limit cuts the list. */
export const completedMetadata = (own: External["metadata"], other: External["metadata"]): LeadMetadata | null => {
  // Spreading would move the other lead's numeric names first, and the limit could then drop own names.
  const lacked = Object.entries(other ?? {}).filter(([name]) => !Object.hasOwn(own ?? {}, name))
  const entries = [...Object.entries(own ?? {}), ...lacked]
  return entries.length > 0 ? Object.fromEntries(entries.slice(0, METADATA_NAMES_MAX)) : null
}

export const metadataEntries = (metadata: LeadMetadata | null | undefined) =>
  Object.entries(metadata ?? {}).map(([name, value]) => ({ name, value }))

export const idTakenMessage = ({ noun }: { noun: string }, id: number, isInTrash = false) =>
  `The ${noun} ${id}${isInTrash ? ", in the trash," : ""} has this external id.`

const changedNames = (before: LeadMetadata | null | undefined, after: LeadMetadata | null | undefined) => {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
}

/** Names only, as values may be personal and events outlive an erasure. */
export const externalFields = (before: External, changes: External): string[] => [
  ...("externalId" in changes ? ["externalId"] : []),
  ...("metadata" in changes ? changedNames(before.metadata, changes.metadata).map((name) => `metadata.${name}`) : []),
]
