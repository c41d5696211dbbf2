import type { Transaction } from "sequelize"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { ConflictError, InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { pluralOf } from "../../../contract/leads/leadFacts.ts"
import { eventTriggers, NOTIFY_MANAGERS, NOTIFY_OWNER } from "../../../contract/leads/ruleSentence.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { readChain } from "../../../platform/events/eventChain.ts"
import { recordChange } from "../../../platform/events/recordEvents.ts"
import { requirePermission, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team.ts"
import { User } from "../../accounts/users/user.model.ts"
import { usersWithPermission } from "../../accounts/users/usersWithPermission.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { LeadRule, type LeadRuleCursor, LeadRuleRun } from "./leadRule.model.ts"
import { RULES_MAX, ruleInput } from "./leadRule.rules.ts"
import type { NamedField } from "./ruleFields.rules.ts"
import { checkConditions, kindsOf, type NamedRule, readRuleFields, withSentences } from "./ruleNames.ts"
import { templatesOf } from "./ruleTemplates.ts"
import { lockCursor } from "./runRules.ts"

export const listLeadRules = async (viewer: Viewer): Promise<NamedRule[]> => {
  requirePerson(viewer, "leads:read")
  return withTeamNames(await LeadRule.findAll({ order: ["id"] }))
}

export const listRuleFields = async (viewer: Viewer, leadType: string | null | undefined): Promise<NamedField[]> => {
  requirePerson(viewer, "leads:read")
  return readRuleFields(leadType ? kindOf(leadType).type : null)
}

const refuse = (field: string, message: string): never => {
  throw new InvalidInputError([{ field, message }])
}

const allMay = async (permission: Permission, ids: readonly string[]) => {
  const id = ids.map(idOf)
  return (await User.count({ where: { ...usersWithPermission(permission), id } })) === id.length
}

/** Throws if the rule refers to something unknown, or to more than the viewer may use. */
const readRuleInput = async (viewer: Viewer, input: unknown) => {
  const rule = parseInput(ruleInput, input)
  const { assignTo, template, tell } = rule.effects
  if (rule.leadType !== null) kindOf(rule.leadType)
  await checkConditions(rule, "conditions")
  if (!(await allMay("leads:write", assignTo))) refuse("assignTo", "A colleague cannot be given leads.")
  const people = tell.filter((id) => id !== NOTIFY_OWNER && id !== NOTIFY_MANAGERS)
  if (!(await allMay("leads:read", people))) refuse("tell", "A colleague may not read leads.")
  if (template !== null) {
    requirePermission(viewer, "mail:write")
    const { sections } = await publishedContent()
    const lacking = kindsOf(rule).find((kind) => !templatesOf(kind, sections).includes(template))
    if (lacking) refuse("template", `There is no reply template “${template}” for ${pluralOf(lacking.noun)}.`)
  }
  return rule
}

const changeRules = <Result>(work: (cursor: LeadRuleCursor, transaction: Transaction) => Promise<Result>) =>
  inTransaction(async (transaction) => {
    const cursor = await lockCursor(transaction, { isWaiting: true })
    if (!cursor) throw new Error("the table lead_rule_cursor has lost its row: restore a backup")
    return work(cursor, transaction)
  })

/** A rule must not run on events from before it was switched on. */
const fromNowOn = async (cursor: LeadRuleCursor, transaction: Transaction) => {
  const last: number | null = await RecordedEvent.max("id", { transaction })
  if ((await LeadRule.count({ where: { isOn: true, trigger: [...eventTriggers] }, transaction })) === 0) {
    const head = (await readChain(transaction))?.headPosition ?? 0
    await cursor.update({ position: Math.max(Number(cursor.position), Number(head)) }, { transaction })
  }
  return { since: clock.wallTime(), sinceEventId: Number(last ?? 0) }
}

const lockRule = async (id: string, transaction: Transaction) => {
  const rule = await LeadRule.findByPk(idOf(id), { transaction, lock: true })
  if (!rule) throw new NotFoundError("rule", id)
  return rule
}

const withTeamNames = async (rules: readonly LeadRule[]) => withSentences(rules, (await readTeam()).nameOfUser)

const withSentence = async (rule: LeadRule) => (await withTeamNames([rule]))[0] as NamedRule

export const saveLeadRule = async (viewer: Viewer, input: unknown): Promise<NamedRule> => {
  const { id: madeById } = requirePerson(viewer, "leads:write")
  const { id, ...values } = await readRuleInput(viewer, input)
  const saved = await changeRules(async (cursor, transaction) => {
    if (id) {
      const rule = await lockRule(id, transaction)
      const isSwitchedOn = values.isOn && !rule.isOn
      if (isSwitchedOn || rule.trigger !== values.trigger) rule.set(await fromNowOn(cursor, transaction))
      rule.set({ ...values, lastFailure: null, lastFailureAt: null })
      const fields = Object.keys(values).filter((name) => rule.changed(name as keyof typeof values))
      await rule.save({ transaction })
      if (fields.length > 0) await recordChange("rule.updated", viewer, rule.id, transaction, { fields })
      return rule
    }
    const count = await LeadRule.count({ transaction })
    if (count >= RULES_MAX) throw new ConflictError(`There are ${RULES_MAX} rules already. Delete one first.`)
    const started = await fromNowOn(cursor, transaction)
    const rule = await LeadRule.create({ ...values, ...started, madeById }, { transaction })
    await recordChange("rule.created", viewer, rule.id, transaction)
    return rule
  })
  return withSentence(saved)
}

export const switchLeadRule = async (viewer: Viewer, id: string, isOn: boolean): Promise<NamedRule> => {
  requirePerson(viewer, "leads:write")
  const switched = await changeRules(async (cursor, transaction) => {
    const rule = await lockRule(id, transaction)
    if (rule.isOn === isOn) return rule
    await rule.update({ isOn, ...(isOn && (await fromNowOn(cursor, transaction))) }, { transaction })
    await recordChange("rule.switched", viewer, rule.id, transaction, { isOn })
    return rule
  })
  return withSentence(switched)
}

export const deleteLeadRule = async (viewer: Viewer, id: string): Promise<string> => {
  requirePerson(viewer, "leads:write")
  return changeRules(async (_cursor, transaction) => {
    if ((await LeadRule.destroy({ where: { id: idOf(id) }, transaction })) === 0) throw new NotFoundError("rule", id)
    await LeadRuleRun.destroy({ where: { ruleId: idOf(id) }, transaction })
    await recordChange("rule.deleted", viewer, idOf(id), transaction)
    return id
  })
}
