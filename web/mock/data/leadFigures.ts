import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { lastLocalDays } from "@farelight/api/rooms/leads/figures/localDays.ts"
import { medianOf } from "@farelight/api/rooms/leads/figures/medianAnswer.ts"
import { answerDueAt, lastDays } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { mockKinds, promiseOf } from "../resolvers/leads.ts"
import type { Store } from "./store.ts"

const isApproved = ({ status }: LeadRow) => status === leadStatuses.APPROVED

const rounded = (seconds: number) => {
  const step = seconds < 3_600 ? 60 : seconds < 2 * 86_400 ? 300 : 3_600
  return seconds - (seconds % step)
}

const periodOf = (store: Store, keeps: (lead: LeadRow) => boolean) => {
  const kinds = mockKinds.map((kind) => {
    const promise = promiseOf(kind, store)
    const leads = kind.rowsOf(store).filter(keeps)
    const answers = leads.flatMap(({ answeredAfter }) => (answeredAfter == null ? [] : [rounded(answeredAfter)]))
    // As in the API, what came later to a lead that was answered is no first answer.
    const firstDueAt = (lead: LeadRow) => answerDueAt(promise, { ...lead, waitingSince: null })?.getTime() ?? Infinity
    const overdue = leads.filter((lead) => firstDueAt(lead) <= Date.now())
    const counts = new Map<number, number>()
    for (const seconds of answers) counts.set(seconds, (counts.get(seconds) ?? 0) + 1)
    const inTime = answers.filter((seconds) => seconds <= promise.hours * 3_600).length
    return { leads, times: { due: answers.length + overdue.length, inTime, counts } }
  })
  const all = kinds.flatMap(({ leads }) => leads)
  return {
    received: all.length,
    approved: all.filter(isApproved).length,
    due: kinds.reduce((sum, { times }) => sum + times.due, 0),
    answeredInTime: kinds.reduce((sum, { times }) => sum + times.inTime, 0),
    medianAnswerSeconds: medianOf(kinds.map(({ times }) => times)),
  }
}

const cityOf = (lead: LeadRow, column: string) => String((lead as Record<string, unknown>)[column])

/** The figures of leads over the store, as the API answers them: visits are counted nowhere, and there are few cities. */
export const leadFigures = (store: Store, request: { days?: number | null; timeZone?: string | null }) => {
  const count = lastDays(request.days).length
  const { days, before } = lastLocalDays(count, request.timeZone ?? "UTC")
  const from = days[0]?.from ?? before
  const sameTime = new Date(Date.now() - count * DAY_MS)
  const isCurrent = ({ createdAt }: LeadRow) => createdAt >= from
  const found = mockKinds.map((kind) => ({ kind, leads: kind.rowsOf(store).filter(isCurrent) }))
  const names = new Set(found.flatMap(({ kind, leads }) => leads.map((lead) => cityOf(lead, kind.cityColumn))))
  const cities = [...names].map((name) => ({
    name,
    visits: 0,
    kinds: found.map(({ kind, leads }) => {
      const here = leads.filter((lead) => cityOf(lead, kind.cityColumn) === name)
      return { leadType: kind.type, count: here.length, approved: here.filter(isApproved).length }
    }),
  }))
  const leadsOf = ({ kinds }: (typeof cities)[number]) => kinds.reduce((sum, kind) => sum + kind.count, 0)
  return {
    current: periodOf(store, isCurrent),
    before: periodOf(store, ({ createdAt }) => createdAt >= before && createdAt < sameTime),
    days: days.map(({ date, from: start }, index) => ({
      date,
      kinds: found.map(({ kind, leads }) => ({
        leadType: kind.type,
        count: leads.filter(({ createdAt }) => createdAt >= start && createdAt < (days[index + 1]?.from ?? Infinity))
          .length,
      })),
    })),
    cities: cities.sort((one, other) => leadsOf(other) - leadsOf(one) || (one.name < other.name ? -1 : 1)),
  }
}
