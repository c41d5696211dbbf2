import { emailLogStatuses, emailLogTypes as typesAboutNoLead } from "@farelight/api/contract/mail/emailLog.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import { Badge } from "../../../components/chakra.ts"
import { formatTimeLeft } from "../../../components/records/DateTime.tsx"
import type { BounceKind, EmailLogStatus, EmailLogType } from "../../../graphql/generated.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"

/** Maps GraphQL names to the names in the REST API. */
export type EmailLogTypes = Readonly<Partial<Record<EmailLogType, string>>>

/** Lists the notifications of all kinds of lead first, then their receipts, then all other types. */
export const useEmailLogTypes = (): EmailLogTypes => {
  const ofKinds = useLeadKinds().map(({ emailTypes }) => Object.entries(emailTypes))
  const most = Math.max(0, ...ofKinds.map((types) => types.length))
  const inTurn = Array.from({ length: most }, (_, index) => ofKinds.flatMap((types) => types.slice(index, index + 1)))
  return { ...Object.fromEntries(inTurn.flat()), ...typesAboutNoLead }
}

// Red statuses need attention. Gray statuses are final, and the mail was not delivered.
const statusPalettes: Readonly<Record<EmailLogStatus, string>> = {
  QUEUED: "yellow",
  SENDING: "blue",
  SENT: "green",
  FAILED: "red",
  LOGGED: "gray",
  CANCELLED: "gray",
}

const typePalettes: Partial<Record<EmailLogType, string>> = { DRIVER_APPLICATION: "blue", ADVERTISER_INQUIRY: "purple" }

const typeLabel = (types: EmailLogTypes, type: EmailLogType) => (types[type] ?? type.toLowerCase()).replaceAll("_", " ")

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The API spells "cancelled" in British English, but the label is in American English. */
export const emailStatusLabel = (status: EmailLogStatus) =>
  status === "CANCELLED" ? "canceled" : emailLogStatuses[status]

export const emailStatusOptions = namesOf(emailLogStatuses).map((name) => ({
  name,
  label: capitalized(emailStatusLabel(name)),
}))

export const useEmailTypeOptions = () => {
  const types = useEmailLogTypes()
  const names = namesOf(types)
  return names.map((name) => ({ name, label: capitalized(typeLabel(types, name)) }))
}

/** After the period of retention, the mail's texts are erased. */
export const subjectOf = ({ subject }: { subject: string }) => subject || "Erased, as its time was over"

interface Stand {
  status: EmailLogStatus
  deliveredAt?: string | null
  bouncedAt?: string | null
  bounceKind?: BounceKind | null
}

export const EmailStatusBadge = ({ status, deliveredAt, bouncedAt, bounceKind }: Stand) => {
  const back = bounceKind === "COMPLAINT" ? "reported as spam" : "came back"
  const reported = bouncedAt ? back : deliveredAt ? "delivered" : undefined
  const isReported = status === "SENT" && reported !== undefined
  return (
    <Badge colorPalette={isReported && bouncedAt ? "red" : statusPalettes[status]} flexShrink="0">
      {isReported ? reported : emailStatusLabel(status)}
    </Badge>
  )
}

export const EmailTypeBadge = ({ type }: { type: EmailLogType }) => (
  <Badge colorPalette={typePalettes[type] ?? "gray"}>{typeLabel(useEmailLogTypes(), type)}</Badge>
)

export const describeNextAttempt = (nextAttemptAt: string, now: number) =>
  `Next try ${formatTimeLeft(nextAttemptAt, now)}`
