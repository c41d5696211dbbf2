import { Transaction } from "sequelize"
import type { VisitSource } from "../../contract/site/visits.ts"
import { database, inTransaction } from "../../platform/database/connection/database.ts"
import { addVisitsSql } from "../../platform/database/connection/dialect.ts"
import { write } from "../../platform/database/connection/statements.ts"
import { countStored } from "../../platform/throttling/ceilings.ts"
import { VisitorMark } from "./visit.model.ts"

/** `VISIT` counts once per visitor and day; `CITY`, `STARTED` and `CITY_STARTED` also once per city or form. */
export const steps = {
  VISIT: "visit",
  VIEW: "view",
  /** A view of a city's page, or of a form that was opened for that city. */
  CITY: "city",
  STARTED: "started",
  /** A started form, counted for the last city that the visitor has viewed. */
  CITY_STARTED: "city started",
  /** A page view of a visitor who has opted out; neither page nor source is stored. */
  UNCOUNTED: "uncounted",
} as const

type Step = (typeof steps)[keyof typeof steps]

export interface VisitStep extends VisitSource {
  day: string
  hash: string
  page: string
  city: string | null
  isStart: boolean
}

type Count = [day: string, step: Step, value: string, source: string, total: number]

const createCounts = () => {
  const counts = new Map<string, Count>()
  const add = (day: string, step: Step, value = "", source = "") => {
    const key = [day, step, value, source].join("\n")
    const count = counts.get(key) ?? [day, step, value, source, 0]
    count[4] += 1
    counts.set(key, count)
  }
  // A fixed order avoids deadlocks.
  const sorted = () => [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
  return { add, sorted }
}

type Mark = VisitorMark["dataValues"]

const readMarks = async (deeds: readonly VisitStep[], transaction: Transaction) => {
  const hash = [...new Set(deeds.map((deed) => deed.hash))]
  const rows = await VisitorMark.findAll({ where: { hash }, raw: true, transaction, lock: transaction.LOCK.UPDATE })
  return new Map(rows.map((row): [string, Mark] => [row.hash, row]))
}

const countDeed = (deed: VisitStep, mark: Mark, add: ReturnType<typeof createCounts>["add"]) => {
  const { source } = mark
  const once = (step: Step, value: string) => {
    const name = `${step}:${value}`.replaceAll(" ", "_")
    // Once the column is full, further pages of this visitor are not counted.
    if (mark.done.split(" ").includes(name) || mark.done.length + name.length >= 255) return
    mark.done = `${mark.done} ${name}`.trim()
    add(deed.day, step, value, source)
  }
  if (deed.city !== null) {
    mark.city = deed.city
    once(steps.CITY, deed.city)
  }
  if (!deed.isStart) return add(deed.day, steps.VIEW, deed.page, source)
  once(steps.STARTED, deed.page)
  if (mark.city !== null) once(steps.CITY_STARTED, mark.city)
}

export const storeVisitSteps = (deeds: readonly VisitStep[], uncounted: readonly string[]) =>
  inTransaction(
    async (transaction) => {
      const { add, sorted } = createCounts()
      const marks = await readMarks(deeds, transaction)
      const newcomers = new Set(deeds.flatMap(({ hash }) => (marks.has(hash) ? [] : hash)))
      const isFull = (await countStored("visitors", newcomers.size, transaction)) > 0
      for (const deed of deeds) {
        const { day, hash, source, campaign, page, city } = deed
        if (isFull && newcomers.has(hash)) continue
        const mark = marks.get(hash) ?? { hash, day, source, campaign, landingPage: page, city, done: "" }
        if (!marks.has(hash)) add(day, steps.VISIT, page, source)
        marks.set(hash, mark)
        countDeed(deed, mark, add)
      }
      for (const day of uncounted) add(day, steps.UNCOUNTED)
      const rows = [...marks.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1))
      await VisitorMark.bulkCreate(rows, { updateOnDuplicate: ["city", "done"], transaction })
      await write(database(), addVisitsSql(database(), sorted()), { transaction })
      // READ COMMITTED, to see rows that another process has just written.
    },
    { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
  )
