import type { Role } from "../../contract/accounts/roles.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { hashPassword } from "../../rooms/accounts/passwords/password.ts"
import { openSession } from "../../rooms/accounts/signIn/session.ts"
import { User, usernameKey } from "../../rooms/accounts/users/user.model.ts"
import { visitor } from "../factories/viewers.ts"
import type { Asking, TestApp } from "../testApp.ts"

export const PASSWORD = "a password for tests"

let accounts = 0

export const createAccount = async (app: TestApp, { role = "OWNER" as Role, email = null as string | null } = {}) => {
  accounts += 1
  const username = `person ${accounts}`
  const user = await User.create({
    username,
    usernameKey: usernameKey(username),
    name: username,
    email,
    emailKey: email && usernameKey(email),
    role,
    state: "ACTIVE",
    passwordHash: await hashPassword(PASSWORD),
  })
  const { token } = await openSession(user, visitor())

  const ask = (document: string, variables: Record<string, unknown> = {}, asking: Asking = {}) =>
    app.graphql(document, variables, { token, ...asking })

  const signIn = (code?: string, { password = PASSWORD, ...asking }: Asking & { password?: string } = {}) =>
    app.rest("POST", "/api/admin/login", { username, password, code }, asking)

  return { user, token, ask, signIn }
}

export type TestAccount = Awaited<ReturnType<typeof createAccount>>

/** The phone's clock may be off by `offByMs`. */
export const codeOf = async (secret: string, offByMs = 0) => {
  const { Secret, TOTP } = await import("otpauth")
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.wallTime().getTime() + offByMs })
}

export const enrol = async ({ ask }: TestAccount) => {
  const { data } = await ask("mutation { beginTotpEnrolment { secret uri } }")
  const { secret, uri }: { secret: string; uri: string } = data.beginTotpEnrolment
  const code = await codeOf(secret, -60_000)
  const answer = await ask("mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }", { code })
  const recoveryCodes: string[] = answer.data.confirmTotp.recoveryCodes
  return { secret, uri, recoveryCodes }
}
