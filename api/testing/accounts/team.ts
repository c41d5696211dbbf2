import type { Role } from "../../contract/accounts/roles.ts"
import { database } from "../../platform/database/connection/database.ts"
import { hashPassword } from "../../rooms/accounts/passwords/password.ts"
import { openSession } from "../../rooms/accounts/signIn/session.ts"
import { User, UserLink, UserSession, type UserState } from "../../rooms/accounts/users/user.model.ts"
import { addColleague } from "../factories/team.ts"
import { visitor } from "../factories/viewers.ts"
import type { TestApp } from "../testApp.ts"

export const GOOD_PASSWORD = "tr4mline orchard 58"

/** Resets the configured owner and rate limits; deletes all other users. */
export const startWithOwner = async () => {
  await UserLink.destroy({ where: {} })
  await UserSession.destroy({ where: {} })
  await User.destroy({ where: { username: await othersThan("admin") } })
  const owner = { role: "OWNER", state: "ACTIVE", name: "admin", email: null, emailKey: null } as const
  await User.update(owner, { where: {} })
  await database().query("DELETE FROM rate_limits")
}

const othersThan = async (username: string) =>
  (await User.findAll({ attributes: ["username"] })).map((user) => user.username).filter((name) => name !== username)

/** Adds an account with the test password, as after its invitation and first sign-in. */
export const addUser = async (
  email: string,
  { role = "EDITOR", ...values }: { role?: Role; state?: UserState; name?: string } = {},
) => addColleague({ name: email, email, role, ...values, passwordHash: await hashPassword(GOOD_PASSWORD) })

export const tokenOf = async (user: User) => (await openSession(user, visitor())).token

export const askAs =
  (app: TestApp, token?: string) =>
  async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors, headers } = await app.graphql(query, variables, { token })
    const [error] = errors ?? []
    return { data, headers, error: error && { ...error.extensions, message: error.message } }
  }

export const tokenIn = (text: string | null | undefined) => /#([\w-]{43})\b/.exec(text ?? "")?.[1] ?? "no token"
