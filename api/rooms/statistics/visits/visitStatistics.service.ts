import { fn, Op, QueryTypes } from "sequelize"
import { cityName, plainText, spellingsOf } from "../../../contract/cities/city.ts"
import { cityOfMark } from "../../../contract/cities/findCity.ts"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { exactText, indexHint, PRIMARY, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { fieldOf } from "../../leads/counters/countedLeads.ts"
import { idRangeOf } from "../../leads/counters/leadCounts.ts"
import { lastDays } from "../../leads/lead/lead.rules.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { inboxOf } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { VisitCount } from "../../visits/visit.model.ts"
import { steps } from "../../visits/visitTally.ts"

const ROWS_MAX = 50

/** Senders write any text as city, so only the most common texts are told apart. */
const TEXTS_MAX = 2_000

const OTHER = "Other"

const UNKNOWN = "unknown"

export interface FunnelStage {
  name: string
  visits: number
  started: number
  sent: number
  contacted: number
  approved: number
}

export interface VisitStatistics {
  views: number
  visits: number
  uncountedViews: number
  sources: FunnelStage[]
  cities: FunnelStage[]
  pages: { path: string; views: number }[]
}

const emptyStage = (name: string): FunnelStage => ({ name, visits: 0, started: 0, sent: 0, contacted: 0, approved: 0 })

const sumOfStages = (sum: FunnelStage, stage: FunnelStage): FunnelStage => ({
  name: sum.name,
  visits: sum.visits + stage.visits,
  started: sum.started + stage.started,
  sent: sum.sent + stage.sent,
  contacted: sum.contacted + stage.contacted,
  approved: sum.approved + stage.approved,
})

const createFunnel = () => {
  const stages = new Map<string, FunnelStage>()
  const stageOf = (name: string) => {
    const stage = stages.get(name) ?? emptyStage(name)
    stages.set(name, stage)
    return stage
  }
  const sorted = () =>
    [...stages.values()]
      .sort((one, other) => other.visits - one.visits || other.sent - one.sent || (one.name < other.name ? -1 : 1))
      .slice(0, ROWS_MAX)
  const sortedByLeads = () => {
    const named = [...stages.values()]
      .filter(({ name }) => name !== OTHER)
      .sort((one, other) => other.sent - one.sent || other.visits - one.visits || (one.name < other.name ? -1 : 1))
    const rest = stages.get(OTHER) ? [stageOf(OTHER)] : []
    const beyond = named.splice(named.length + rest.length > ROWS_MAX ? ROWS_MAX - 1 : ROWS_MAX)
    const others = [...beyond, ...rest]
    return others.length === 0 ? named : [...named, others.reduce(sumOfStages, emptyStage(OTHER))]
  }
  return { stageOf, sorted, sortedByLeads }
}

interface Leads {
  text: string | null
  status: string
  leads: number
}

/** Senders write any text, so only the most common texts are told apart; `text` is null for all others. */
const countLeads = async (since: string, columnOf: (kind: LeadKind) => string) => {
  const receivedFrom = new Date(`${since}T00:00:00Z`)
  const from = storedMoment(database(), receivedFrom)
  const ofKinds = await Promise.all(
    leadKinds.map(async (kind) => {
      const text = exactText(database(), fieldOf(kind, columnOf(kind)))
      // By id range, as SQLite would otherwise read all leads in text order.
      const range = await idRangeOf(kind, { receivedFrom })
      if (!range) return []
      const options = { replacements: { ...range, from }, type: QueryTypes.SELECT as const }
      const rows = `FROM ${inboxOf(kind, indexHint(kind.model, PRIMARY))} AND id BETWEEN :min AND :max AND created_at >= :from`
      const sql = `SELECT ${text} AS text, status, COUNT(*) AS leads ${rows}
        GROUP BY ${text}, status ORDER BY leads DESC, text, status LIMIT ${TEXTS_MAX}`
      const found = await database().query<Leads>(sql, options)
      if (found.length < TEXTS_MAX) return found
      const inAll = `SELECT NULL AS text, status, COUNT(*) AS leads ${rows} GROUP BY status`
      return [...found, ...withoutFound(await database().query<Leads>(inAll, options), found)]
    }),
  )
  return ofKinds.flat()
}

const withoutFound = (all: readonly Leads[], found: readonly Leads[]) =>
  all.map(({ text, status, leads }) => {
    const ofStatus = found.filter((one) => one.status === status)
    return { text, status, leads: ofStatus.reduce((rest, one) => rest - one.leads, leads) }
  })

const contacted: readonly string[] = [leadStatuses.CONTACTED, leadStatuses.APPROVED]

const addLeads = (stage: FunnelStage, { status, leads }: Leads) => {
  stage.sent += leads
  if (contacted.includes(status)) stage.contacted += leads
  if (status === leadStatuses.APPROVED) stage.approved += leads
}

/** `since` is a day in UTC. */
export const readVisitCounts = async (since: string, of: "value" | "source") => {
  const rows = await VisitCount.findAll({
    attributes: ["step", of, [fn("SUM", database().col("total")), "total"]],
    where: { day: { [Op.gte]: since } },
    group: ["step", of],
    raw: true,
  })
  // MySQL returns sums as text, so they are converted.
  return rows.map(({ step, total, ...row }) => ({ step, name: row[of], total: Number(total) }))
}

const bySource = async (since: string) => {
  const { stageOf, sorted } = createFunnel()
  for (const { step, name, total } of await readVisitCounts(since, "source")) {
    if (step === steps.VISIT) stageOf(name).visits += total
    if (step === steps.STARTED) stageOf(name).started += total
  }
  for (const leads of await countLeads(since, () => "source")) addLeads(stageOf(leads.text ?? UNKNOWN), leads)
  return sorted()
}

type Counts = Awaited<ReturnType<typeof readVisitCounts>>

const byCity = async (since: string, counts: Counts) => {
  const { sections } = await publishedContent()
  const cities = listedCities(sections)
  const { stageOf, sortedByLeads } = createFunnel()
  const written = new Map<string, string>()
  for (const { step, name, total } of counts) {
    const city = cityOfMark(cities, name)
    const stage = stageOf(city ? cityName(city) : name)
    if (step === steps.CITY) stage.visits += total
    if (step === steps.CITY_STARTED) stage.started += total
  }
  const spellings = cities.map((city) => ({ city, names: spellingsOf(city) }))
  for (const leads of await countLeads(since, ({ cityColumn }) => cityColumn)) {
    const plain = plainText(leads.text ?? "")
    const listed = spellings.filter(({ names }) => names.some((name) => ` ${plain} `.includes(` ${name} `)))
    for (const { city } of listed) addLeads(stageOf(cityName(city)), leads)
    if (listed.length > 0) continue
    // The most common spelling, so that capitalization does not split a city.
    if (plain && !written.has(plain)) written.set(plain, leads.text ?? "")
    addLeads(stageOf(written.get(plain) ?? OTHER), leads)
  }
  return sortedByLeads()
}

const sumOf = (counts: Counts) => counts.reduce((sum, { total }) => sum + total, 0)

export const readVisitStatistics = async (
  viewer: Viewer,
  { days }: { days?: number | null },
): Promise<VisitStatistics> => {
  requirePermission(viewer, "leads:read")
  const since = lastDays(days)[0] ?? ""
  const counts = await readVisitCounts(since, "value")
  const of = (...wanted: string[]) => counts.filter(({ step }) => wanted.includes(step))
  const pages = of(steps.VIEW).sort((one, other) => other.total - one.total)
  return {
    views: sumOf(pages),
    visits: sumOf(of(steps.VISIT)),
    uncountedViews: sumOf(of(steps.UNCOUNTED)),
    sources: await bySource(since),
    cities: await byCity(since, of(steps.CITY, steps.CITY_STARTED)),
    pages: pages.slice(0, ROWS_MAX).map(({ name, total }) => ({ path: name, views: total })),
  }
}
