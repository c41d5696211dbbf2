import {
  type EventType,
  eventGroups,
  eventSubjects,
  eventTypes,
  storedType,
} from "@farelight/api/contract/record/eventTypes.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"

/** What kinds of things happen, by their names in the address, each with its types of events. */
export const eventKinds = (leadKinds: readonly LeadKindFacts[]) =>
  Object.entries(eventGroups).map(([name, label]) => ({
    name,
    label,
    types: [
      ...new Set(
        (Object.keys(eventTypes) as EventType[])
          .filter((type) => eventTypes[type].group === name)
          .flatMap((type) => leadKinds.map((kind) => storedType(type, kind.type.toLowerCase()))),
      ),
    ],
  }))

/** What events are about, by their `subjectType`. */
export const subjectKinds = (leadKinds: readonly LeadKindFacts[]) => [
  ...leadKinds.map(({ type, title }) => ({ name: type.toLowerCase(), label: title })),
  ...Object.entries(eventSubjects).map(([name, { label }]) => ({ name, label })),
]
