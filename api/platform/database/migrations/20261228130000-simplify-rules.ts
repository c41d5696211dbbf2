import { QueryTypes, type Sequelize } from "sequelize"
import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// A rule now has at most one effect of each kind, runs in the order of creation, and calls no webhook. Working days
// have no hours. A rollback restores neither webhooks nor order nor hours.

interface Effect {
  kind: string
  userIds?: string[]
  days?: number
  isWorkingDays?: boolean
  template?: string
}

interface Effects {
  assignTo: string[]
  followUpDays: number | null
  isWorkingDays: boolean
  template: string | null
  tell: string[]
}

const TOLD: Readonly<Record<string, string>> = { TELL_OWNER: "owner", TELL_MANAGERS: "managers" }

const together = (effects: Effect[]): Effects => {
  const one = (kind: string) => effects.find((effect) => effect.kind === kind)
  const told = effects.flatMap(({ kind, userIds }) => (kind === "TELL_PEOPLE" ? (userIds ?? []) : (TOLD[kind] ?? [])))
  return {
    assignTo: one("ASSIGN")?.userIds ?? [],
    followUpDays: one("FOLLOW_UP")?.days ?? null,
    isWorkingDays: one("FOLLOW_UP")?.isWorkingDays ?? false,
    template: one("SEND_TEMPLATE")?.template ?? null,
    tell: [...new Set(told)],
  }
}

const apart = ({ assignTo, followUpDays, isWorkingDays, template, tell }: Effects): Effect[] => {
  const people = tell.filter((id) => !Object.values(TOLD).includes(id))
  return [
    ...(assignTo.length > 0 ? [{ kind: "ASSIGN", userIds: assignTo }] : []),
    ...(followUpDays === null ? [] : [{ kind: "FOLLOW_UP", days: followUpDays, isWorkingDays }]),
    ...(template === null ? [] : [{ kind: "SEND_TEMPLATE", template }]),
    ...(people.length > 0 ? [{ kind: "TELL_PEOPLE", userIds: people }] : []),
    ...Object.entries(TOLD).flatMap(([kind, name]) => (tell.includes(name) ? [{ kind }] : [])),
  ]
}

const isNothing = ({ assignTo, followUpDays, template, tell }: Effects) =>
  assignTo.length === 0 && followUpDays === null && template === null && tell.length === 0

const readRules = (sequelize: Sequelize) =>
  sequelize.query<{ id: number; effects: string }>("SELECT id, effects FROM lead_rules", { type: QueryTypes.SELECT })

const storeEffects = (sequelize: Sequelize, id: number, effects: Effects | Effect[]) =>
  sequelize.query("UPDATE lead_rules SET effects = ? WHERE id = ?", { replacements: [JSON.stringify(effects), id] })

const changeSetting = async (
  sequelize: Sequelize,
  [from, to]: readonly [string, string],
  convert: (value: unknown) => unknown,
) => {
  const sql = "SELECT value FROM team_settings WHERE name = ?"
  const [row] = await sequelize.query<{ value: string }>(sql, { type: QueryTypes.SELECT, replacements: [from] })
  if (!row) return
  const replacements = [to, JSON.stringify(convert(JSON.parse(row.value))), from]
  await sequelize.query("UPDATE team_settings SET name = ?, value = ? WHERE name = ?", { replacements })
}

export const up: Migration["up"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  for (const { id, effects } of await readRules(sequelize)) {
    const stored: Effect[] | Effects = JSON.parse(effects)
    // An interrupted run may have converted this rule already.
    if (!Array.isArray(stored)) continue
    const left = together(stored)
    if (isNothing(left)) await sequelize.query("UPDATE lead_rules SET is_on = 0 WHERE id = ?", { replacements: [id] })
    await storeEffects(sequelize, id, left)
  }
  await dropColumns(queryInterface, "lead_rules", ["run_order"])
  await changeSetting(sequelize, ["team_hours", "working_days"], (hours) => (hours as { days: number[] }).days)
}

export const down: Migration["down"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  for (const { id, effects } of await readRules(sequelize)) {
    const stored: Effect[] | Effects = JSON.parse(effects)
    if (!Array.isArray(stored)) await storeEffects(sequelize, id, apart(stored))
  }
  await addColumns(queryInterface, "lead_rules", { run_order: { ...columns.number, defaultValue: 0 } })
  await sequelize.query("UPDATE lead_rules SET run_order = id")
  await changeSetting(sequelize, ["working_days", "team_hours"], (days) => ({
    ...{ days, startsAt: "09:00", endsAt: "17:00", timeZone: "UTC" },
  }))
}
