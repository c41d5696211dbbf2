import { isTestMode, testName } from "../../../platform/viewer/testMode.ts"
import type { MailedKind } from "../mails/emailTemplates.ts"

/** What tells the tests of a kind from its leads. All else they have in common. */
type Apart = Pick<
  MailedKind,
  "type" | "letter" | "model" | "defineModel" | "isTest" | "emailTypes" | "emails" | "afterStored" | "afterMentioned"
>

/**
 * The tests of a kind: their own table, a type and a letter under which nothing else is kept, and nobody who hears of them.
 * So whatever goes by one of these knows them as another kind of lead, or not at all.
 */
export const testsOf = (kind: MailedKind): MailedKind => {
  const model = class extends kind.model {}
  // By its name Sequelize tells a model from others.
  Object.defineProperty(model, "name", { value: `Test${kind.model.name}` })
  const apart: Apart = {
    type: testName(kind.type),
    letter: `t${kind.letter}`,
    model,
    defineModel: (sequelize) => kind.defineModel(sequelize, model, testName(String(kind.model.getTableName()))),
    isTest: true,
    emailTypes: {},
    emails: [],
    afterStored: async () => ({ kind: "email_log", ids: [] }),
    afterMentioned: async () => undefined,
  }
  return { ...kind, ...apart }
}

/** A kind that is the one or the other, by the request that is carried out. */
export const byMode = (kind: MailedKind, tests: MailedKind): MailedKind => {
  const names = (Object.keys(kind) as (keyof MailedKind)[]).filter((name) => kind[name] !== tests[name])
  const get = (name: keyof MailedKind) => ({ get: () => (isTestMode() ? tests : kind)[name], enumerable: true })
  return Object.defineProperties({ ...kind }, Object.fromEntries(names.map((name) => [name, get(name)])))
}
