import { Op, type Transaction } from "sequelize"
import { changedFields } from "../../../../contract/activity/changedFields.ts"
import { camelCase } from "../../../../contract/api/restNames.ts"
import { listedCities } from "../../../../contract/content/pageContent.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../../platform/events/event.model.ts"
import { parseFacts } from "../../../accounts/team.ts"
import { type CityFinder, cityFinder, columnValue, ruleMatcher } from "../../../automation/rules/ruleFields.rules.ts"
import { publishedContent } from "../../../content/cms/cms.service.ts"
import type { LeadKind, LeadRow } from "../../../leads/lead/leadKind.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import type { WebhookRow } from "../webhook.model.ts"

export const readCityFinder = async () => cityFinder(listedCities((await publishedContent()).sections))

/** Column values before each change, by lead and column; null if unknown. */
type Earlier = Map<number, Map<string, unknown[] | null>>

const recordEarlier = (earlier: Earlier, event: RecordedEvent) => {
  const lead = Number(event.subjectId)
  const columns = earlier.get(lead) ?? new Map<string, unknown[] | null>()
  earlier.set(lead, columns)
  const facts = parseFacts(event)
  for (const { field, from } of changedFields(event.type, facts)) {
    const column = camelCase(field)
    const known = columns.get(column)
    if (known !== null) columns.set(column, "from" in facts ? [...(known ?? []), from] : null)
  }
}

const readStates = async (
  kind: LeadKind,
  events: readonly RecordedEventRow[],
  transaction: Transaction | undefined,
) => {
  const own = events.filter(({ subjectType, subjectId }) => subjectType === kind.type && subjectId !== null)
  const ids = [...new Set(own.map(({ subjectId }) => Number(subjectId)))]
  const earlier: Earlier = new Map()
  if (ids.length === 0) return { leads: new Map<number, LeadRow>(), earlier }
  // Leads are read before events, so that the events include every concurrent change.
  const leads = await kind.model.findAll({ where: { id: ids }, transaction })
  const since = Number(events[0]?.position)
  const later = await RecordedEvent.findAll({
    where: {
      subjectType: kind.type,
      subjectId: ids.map(String),
      [Op.or]: [{ position: { [Op.gte]: since } }, { position: null }],
    },
    transaction,
  })
  for (const event of later) recordEarlier(earlier, event)
  return { leads: new Map(leads.map((lead) => [lead.id, lead.get()])), earlier }
}

/**
 * A lead that left the filter still passes, so that receivers notice. A deleted lead passes too, so that receivers
 * delete their copies. `isPerhaps` is the result for unknown earlier values.
 */
export const readFilters = async (
  webhooks: readonly Pick<WebhookRow, "id" | "filter">[],
  events: readonly RecordedEventRow[],
  cityOf: CityFinder,
  { isPerhaps, transaction }: { isPerhaps: boolean; transaction?: Transaction },
): Promise<
  (webhook: Pick<WebhookRow, "id" | "filter">, event: Pick<RecordedEventRow, "subjectType" | "subjectId">) => boolean
> => {
  const passes = new Map<string, (leadId: number) => boolean>()
  for (const kind of webhooks.some(({ filter }) => filter) ? leadKinds : []) {
    const { leads, earlier } = await readStates(kind, events, transaction)
    for (const { id, filter } of webhooks) {
      if (!filter || (filter.leadType !== null && filter.leadType !== kind.type)) continue
      const matches = ruleMatcher(kind, { ...filter, leadType: null }, cityOf, (lead, column) => {
        const before = earlier.get(lead.id)?.get(column)
        return before === null && isPerhaps ? null : [columnValue(lead, column), ...(before ?? [])]
      })
      passes.set(`${id} ${kind.type}`, (leadId) => {
        const lead = leads.get(leadId)
        return lead === undefined || matches(lead)
      })
    }
  }
  return ({ id, filter }, { subjectType, subjectId }) =>
    !filter || passes.get(`${id} ${subjectType}`)?.(Number(subjectId)) === true
}
