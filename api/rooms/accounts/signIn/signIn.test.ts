import { expect, test } from "@jest/globals"
import { addUser, askAs, tokenOf } from "../../../testing/accounts/team.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { Totp } from "../factors/factor.model.ts"
import { needsNoFactor } from "../factors/secondFactor.ts"
import { User, UserSession } from "../users/user.model.ts"
import { signIn } from "./signIn.ts"

const app = await setUpTestApp()

const visitor = () => ({ address: newAddress(), isLocal: false, session: null, user: null })

// What happens between the look at the password and the new session, which no request can be made to wait for.
test.each([
  ["got another password", (user: User) => User.update({ passwordHash: "another" }, { where: { id: user.id } })],
  ["was deactivated", (user: User) => User.update({ state: "DEACTIVATED" }, { where: { id: user.id } })],
  [
    "got a second factor",
    (user: User) => Totp.create({ userId: user.id, secret: "A", lastStep: 0, confirmedAt: new Date() }),
  ],
])("a sign-in that is under way opens no session if the account %s meanwhile", async (what, change) => {
  const user = await addUser(`${what.replaceAll(" ", ".")}@example.com`)
  await change(user)
  expect(await signIn(user, visitor(), "password", needsNoFactor(user.id))).toBeNull()
  expect(await UserSession.count({ where: { userId: user.id } })).toBe(0)
})

test("owners end somebody's sessions", async () => {
  const colleague = await addUser("cara@example.com")
  const askAsColleague = askAs(app, await tokenOf(colleague))
  const asOwner = askAs(app, await app.loginAs("OWNER"))
  const end = () => asOwner("mutation ($id: ID!) { endUserSessions(id: $id) }", { id: String(colleague.id) })
  expect((await askAsColleague("{ me { id } }")).error).toBeUndefined()
  expect((await end()).data.endUserSessions).toBe(1)
  expect((await askAsColleague("{ me { id } }")).error).toMatchObject({ code: "UNAUTHENTICATED" })
  expect((await end()).data.endUserSessions).toBe(0)
})
