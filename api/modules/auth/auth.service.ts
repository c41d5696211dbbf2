import { col, fn, where } from "sequelize"
import { UnauthenticatedError } from "../../errors.ts"
import { messages } from "../../messages.ts"
import { forgiveLogin, throttleLogin } from "../../throttling/throttle.ts"
import { parseInput } from "../../validation/parseInput.ts"
import { AdminUser } from "./adminUser.model.ts"
import { credentials } from "./credentials.rules.ts"
import { verifyPassword } from "./password.ts"
import { openSession } from "./session.ts"
import { requireAdmin, type Viewer } from "./viewer.ts"

/** The account of this name, in whatever letter case. */
export const findAdmin = (username: string) =>
  AdminUser.findOne({ where: where(fn("lower", col("username")), username.toLowerCase()) })

/** Opens a session. A wrong name and a wrong password are told apart neither by answer nor by time. */
export const login = async (viewer: Viewer, input: unknown) => {
  const { username, password } = parseInput(credentials, input)
  await throttleLogin(viewer, username)
  const admin = await findAdmin(username)
  const matches = await verifyPassword(admin?.passwordHash ?? null, password)
  if (!admin || !matches) throw new UnauthenticatedError(messages.loginRejected)
  await forgiveLogin(viewer, username)
  return { ...(await openSession(admin)), admin }
}

/** Admin. Revokes the session of this request. */
export const logout = async (viewer: Viewer) => {
  requireAdmin(viewer)
  await viewer.session?.destroy()
  return true
}
