import { webhookFormats } from "../../contract/webhooks.ts"
import { leadKinds } from "../../leadKinds.ts"
import { dashboardUrl } from "../email/dashboardUrl.ts"
import { RecordedEvent, type RecordedEventRow } from "../events/event.model.ts"
import { factsOf, readTeam } from "../events/team.ts"
import { leadToRest } from "../leads/lead.rest.ts"
import type { LeadKind, LeadRow } from "../leads/leadKind.ts"
import { leadSentenceOf } from "../leads/leadSentences.ts"
import type { WebhookDeliveryRow, WebhookRow } from "./webhook.model.ts"

/** What a test message is called. */
export const TEST_TYPE = "webhook.test"

interface Told {
  event: RecordedEventRow
  kind: LeadKind
  /** Null if it is gone. */
  lead: LeadRow | null
}

const readTold = async (eventId: number): Promise<Told | null> => {
  const event = await RecordedEvent.findByPk(eventId)
  const kind = leadKinds.find(({ type }) => type === event?.subjectType)
  if (!event || !kind) return null
  const lead = await kind.model.findByPk(Number(event.subjectId))
  return { event: event.get(), kind, lead: lead?.get() ?? null }
}

const standardBody = ({ type }: WebhookDeliveryRow, { event, kind, lead }: Told) => ({
  type,
  timestamp: event.occurredAt,
  data: {
    position: Number(event.position),
    change: event.type,
    lead_type: kind.type,
    lead_id: Number(event.subjectId),
    lead: lead && leadToRest(kind, lead),
  },
})

// Slack's own characters; what a sender typed must not become a link or a mention.
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const linked = (kind: LeadKind, lead: LeadRow, text: string) => {
  const url = dashboardUrl(`${kind.dashboardPath}/${lead.id}`)
  return url ? `<${url}|${escaped(text)}>` : escaped(text)
}

const slackText = async ({ event, kind, lead }: Told) => {
  if (!lead) return `A ${kind.noun} that is gone was changed.`
  const name = kind.titleOf(lead)
  if (event.type === `${kind.type}.created`) return `New ${kind.noun}: ${linked(kind, lead, name)}`
  const { nameOf, nameOfUser } = await readTeam()
  const subject = linked(kind, lead, `the ${kind.noun} of ${name}`)
  const facts = factsOf(event)
  const sentence = leadSentenceOf(event.type, kind.type, { subject, facts, actorId: event.actorId, nameOfUser })
  const told = sentence ?? `Changed ${subject}`
  return `${escaped(nameOf(event))} ${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

/**
 * Writes a message as it is sent now, with the lead as it is now. Null when there is nothing to tell any more, as the event
 * is gone.
 */
export const bodyOf = async (webhook: WebhookRow, delivery: WebhookDeliveryRow): Promise<string | null> => {
  const isSlack = webhook.format === webhookFormats.SLACK
  if (delivery.eventId === null) {
    const test = { type: TEST_TYPE, timestamp: delivery.createdAt, data: { webhook_id: webhook.id } }
    return JSON.stringify(isSlack ? { text: "Farelight can write to this channel." } : test)
  }
  const told = await readTold(delivery.eventId)
  if (!told) return null
  return JSON.stringify(isSlack ? { text: await slackText(told) } : standardBody(delivery, told))
}
