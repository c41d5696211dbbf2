import { lowerFirst, sentenceAbout } from "../../../../contract/activity/eventSentence.ts"
import { webhookFormats } from "../../../../contract/activity/webhooks.ts"
import { findRows } from "../../../../platform/database/reading/plainRows.ts"
import { inBatches } from "../../../../platform/database/writing/batch.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../../platform/events/event.model.ts"
import { absoluteUrl } from "../../../../platform/outbox/absoluteUrl.ts"
import { readEvent } from "../../../accounts/team.ts"
import { readActors } from "../../../automation/rules/ruleNames.ts"
import type { LeadRestContext } from "../../../leads/lead/lead.rest.ts"
import type { LeadKind, LeadRow } from "../../../leads/lead/leadKind.ts"
import { restContextByKind } from "../../../leads/lead/serializeLead.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import { changeToRest } from "../../changes/change.rest.ts"
import { leadChangeOf } from "../../changes/change.service.ts"
import type { WebhookDeliveryRow, WebhookRow } from "../webhook.model.ts"
import { readCityFinder, readFilters } from "./filters.ts"

export const TEST_TYPE = "webhook.test"

interface EventWithLead {
  event: RecordedEventRow
  kind: LeadKind
  /** Null if the lead is deleted, or is possibly outside the webhook's filter, as its data must not be sent then. */
  lead: LeadRow | null
  context: LeadRestContext
}

const receiver = { apiKey: { id: 0, name: "webhook", scopes: [], createdById: 0 } }

const readLeads = async (kind: LeadKind, events: readonly RecordedEventRow[]) => {
  const ids = events.filter(({ subjectType }) => subjectType === kind.type).map(({ subjectId }) => Number(subjectId))
  const leads = ids.length > 0 ? await findRows(kind.model, { where: { id: [...new Set(ids)] } }) : []
  return [kind.type, new Map(leads.map((lead) => [lead.id, lead]))] as const
}

/** Several webhooks often get the same event, so they share these reads. */
const readAllReported = async (
  requested: readonly { webhook: WebhookRow; eventId: number }[],
): Promise<(EventWithLead | null)[]> => {
  const id = [...new Set(requested.map(({ eventId }) => eventId))]
  const events = await findRows(RecordedEvent, { where: { id }, order: [["position", "ASC"]] })
  const leads = new Map(await Promise.all(leadKinds.map((kind) => readLeads(kind, events))))
  const contexts = await restContextByKind(leadKinds, receiver)
  const eventOf = new Map(events.map((event) => [Number(event.id), event]))
  const webhooks = [...new Map(requested.map(({ webhook }) => [webhook.id, webhook])).values()]
  const isFor = await readFilters(webhooks, events, await readCityFinder(), { isPerhaps: false })
  return requested.map(({ webhook, eventId }) => {
    const event = eventOf.get(Number(eventId))
    const report = contexts.get(event?.subjectType ?? "")
    if (!event || !report) return null
    const isShown = isFor(webhook, event)
    const lead = isShown ? leads.get(report.kind.type)?.get(Number(event.subjectId)) : null
    return { event, ...report, lead: lead ?? null }
  })
}

const readReported = inBatches(readAllReported)

// Escapes Slack's special characters, so that a sender's text cannot become a link or a mention.
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const linked = (kind: LeadKind, lead: LeadRow, text: string) => {
  const url = absoluteUrl(`${kind.dashboardPath}/${lead.id}`)
  return url ? `<${url}|${escaped(text)}>` : escaped(text)
}

const slackText = async ({ event, kind, lead }: EventWithLead, { filter }: WebhookRow) => {
  const orOther = filter ? ", or none that this channel is told of" : ""
  if (!lead) return `The ${kind.noun} that was changed is gone${orOther}.`
  const name = kind.titleOf(lead)
  if (event.type === `${kind.type}.created`) return `New ${kind.noun}: ${linked(kind, lead, name)}`
  const { nameOf, nameOfUser } = await readActors()
  const subject = linked(kind, lead, `the ${kind.noun} of ${name}`)
  const report = sentenceAbout(subject, readEvent(event), nameOfUser) ?? `Changed ${subject}`
  return `${escaped(nameOf(event))} ${lowerFirst(report)}`
}

/** Shows the lead as it is now, so that a late message does not undo a newer one. Null if the event is deleted. */
export const bodyOf = async (webhook: WebhookRow, delivery: WebhookDeliveryRow): Promise<string | null> => {
  const isSlack = webhook.format === webhookFormats.SLACK
  if (delivery.eventId === null) {
    const test = { type: TEST_TYPE, timestamp: delivery.createdAt, data: { webhook_id: webhook.id } }
    return JSON.stringify(isSlack ? { text: "Farelight can write to this channel." } : test)
  }
  const report = await readReported({ webhook, eventId: delivery.eventId })
  if (!report) return null
  if (isSlack) return JSON.stringify({ text: await slackText(report, webhook) })
  const {
    type: change,
    occurred_at: timestamp,
    ...data
  } = changeToRest(leadChangeOf(report.event, report.lead), report)
  return JSON.stringify({ type: delivery.type, timestamp, data: { ...data, change } })
}
