import { DUE_SOON_DAYS } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { Badge, Text } from "../../../components/chakra.ts"
import { formatDuration, formatMoment, formatRemaining, useMinute } from "../../../components/records/DateTime.tsx"
import type {
  PrivacyRequest_RequestFragment,
  PrivacyRequestKind,
  PrivacyRequestOutcome,
  PrivacyRequests_RequestFragment,
} from "../../../graphql/generated.ts"

const colors = { overdue: "fg.error", soon: "yellow.fg", calm: "fg.muted" } as const

export const DueMark = ({ dueAt }: { dueAt: string }) => {
  const now = useMinute()
  const pressure = dueUrgency(dueAt, now)
  return (
    <Text
      as="span"
      title={`Due ${formatMoment(dueAt)}`}
      color={colors[pressure]}
      fontSize="sm"
      fontWeight={pressure === "calm" ? undefined : "semibold"}
      whiteSpace="nowrap"
    >
      {dueWords(dueAt, now)}
    </Text>
  )
}

export type ListedRequest = PrivacyRequests_RequestFragment
export type OpenedRequest = PrivacyRequest_RequestFragment

interface KindWords {
  short: string
  title: string
  /** The legal duty, and the proof of identity that it needs: the more harm a mistake does, the more proof. */
  advice: readonly [string, string]
}

export const kindWords: Readonly<Record<PrivacyRequestKind, KindWords>> = {
  KNOW: {
    short: "Copy of their data",
    title: "Wants a copy of their data",
    advice: [
      "The confirmed address is proof enough: the export holds only what belongs to it, and the link goes nowhere else.",
      "If the leads tell of different people, reply first and ask for one detail that only the sender knows.",
    ],
  },
  DELETE: {
    short: "Deletion",
    title: "Wants their data deleted",
    advice: [
      "An erasure cannot be taken back, so see that the leads below belong to one person.",
      "If in doubt, ask for one detail of a lead, such as the city; never for a document.",
    ],
  },
  CORRECT: {
    short: "Correction",
    title: "Wants their data corrected",
    advice: [
      "Change only what is named, and only in leads of the confirmed address.",
      "A new address or phone number decides who is answered from now on: have it confirmed by a reply first.",
    ],
  },
  OPT_OUT: {
    short: "No sale or sharing",
    title: "Opts out of sale and sharing",
    advice: [
      "No check is needed: an opt-out by somebody else harms nobody.",
      "Ask for nothing more, and answer as soon as you can.",
    ],
  },
}

const outcomeWords = (kind: PrivacyRequestKind, outcome: PrivacyRequestOutcome) => {
  if (outcome === "REFUSED") return "Refused"
  if (outcome === "NOTHING_FOUND") return "Nothing found"
  return { KNOW: "Export sent", DELETE: "Erased", CORRECT: "Corrected", OPT_OUT: "Opted out" }[kind]
}

export const OutcomeBadge = ({ request: { kind, outcome } }: { request: Pick<ListedRequest, "kind" | "outcome"> }) =>
  outcome && <Badge colorPalette={outcome === "FULFILLED" ? "green" : "gray"}>{outcomeWords(kind, outcome)}</Badge>

export const dueWords = (dueAt: string, now: number) => {
  const left = Date.parse(dueAt) - now
  return left <= 0 ? `Overdue by ${formatDuration(-left)}` : `Due in ${formatRemaining(left)}`
}

export const dueUrgency = (dueAt: string, now: number) => {
  const left = Date.parse(dueAt) - now
  if (left <= 0) return "overdue"
  return left <= DUE_SOON_DAYS * DAY_MS ? "soon" : "calm"
}

/** Name and address are erased some time after the answer. */
export const requesterName = ({ name, email }: Pick<ListedRequest, "name" | "email">) =>
  name || email || "Name and address forgotten"

export const isConfirmed = ({ matches }: OpenedRequest["leads"][number]) => matches.includes("EMAIL")
