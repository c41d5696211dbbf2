import { expect, test } from "@jest/globals"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { LeadView } from "../related/leadWork.model.ts"

const app = await setUpTestApp()
const ana = await createAccount(app, { role: "MANAGER" })
const ben = await createAccount(app, { role: "VIEWER" })

const SAVE = `mutation ($input: SaveLeadViewInput!) {
  saveLeadView(input: $input) { leadView { id name leadType query isShared isOwn madeBy { name } } }
}`
const DELETE = "mutation ($id: ID!) { deleteLeadView(id: $id) }"

const save = ({ ask }: TestAccount, values: object = {}) =>
  ask(SAVE, { input: { name: "Mine", leadType: "DRIVER_APPLICATION", query: "", isShared: false, ...values } })
const saved = async (account: TestAccount, values: object) => (await save(account, values)).data.saveLeadView.leadView
const code = async (answer: ReturnType<typeof save>) => (await answer).errors?.[0]?.extensions.code
const names = async ({ ask }: TestAccount) =>
  (await ask("{ leadViews { name } }")).data.leadViews.map(({ name }: { name: string }) => name)

test("views are private until shared, and only their author changes them", async () => {
  const view = await saved(ana, { name: "San Diego", query: "?city=San Diego&status=pending" })
  const madeBy = { name: ana.user.name }
  const same = { name: "San Diego", leadType: "DRIVER_APPLICATION", isShared: false, isOwn: true, madeBy }
  expect(view).toEqual({ ...same, id: view.id, query: "city=San+Diego&status=pending" })
  expect([await names(ana), await names(ben)]).toEqual([["San Diego"], []])
  await save(ana, { id: view.id, name: "San Diego", isShared: true })
  expect(await names(ben)).toEqual(["San Diego"])
  expect(await code(save(ben, { id: view.id }))).toBe("NOT_FOUND")
  expect((await ben.ask(DELETE, { id: view.id })).data.deleteLeadView).toBe(false)
  expect((await ana.ask(DELETE, { id: view.id })).data.deleteLeadView).toBe(true)
  expect(await names(ben)).toEqual([])
})

test("view names are unique per user, ignoring case", async () => {
  await save(ana, { name: "Héllo" })
  expect(await code(save(ana, { name: "hÉLLO" }))).toBe("CONFLICT")
  expect(await code(save(ana, { name: "Hello" }))).toBeUndefined()
  expect(await code(save(ben, { name: "Héllo" }))).toBeUndefined()
  const both = await Promise.all([save(ben, { name: "Twice" }), save(ben, { name: "Twice" })])
  expect(both.filter(({ errors }) => errors?.[0]?.extensions.code === "CONFLICT")).toHaveLength(1)
})

test("a view stores only URL parameters, and a limited name", async () => {
  const refused = ["https://example.com/?a=b", "/adminpage?a=b", "a b=c", "x".repeat(2_001)]
  for (const query of refused) expect(await code(save(ana, { name: query.slice(0, 9), query }))).toBe("BAD_USER_INPUT")
  expect(await code(save(ana, { name: "x".repeat(61) }))).toBe("BAD_USER_INPUT")
})

test("a user has at most 50 views", async () => {
  const cleo = await createAccount(app, { role: "VIEWER" })
  const values = { userId: cleo.user.id, leadType: "driver_application", query: "", isShared: false }
  const views = Array.from({ length: 50 }, (_, index) => ({ ...values, name: `${index}`, nameKey: `${index}` }))
  await LeadView.bulkCreate(views)
  expect(await code(save(cleo, { name: "One more" }))).toBe("CONFLICT")
  const [first] = (await cleo.ask("{ leadViews { id } }")).data.leadViews
  expect(await code(save(cleo, { id: first.id, name: "Another name" }))).toBeUndefined()
})
