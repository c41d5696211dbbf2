import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { AdminUser } from "./adminUser.model.ts"

// Signed with what only the database knows of the account: all replicas agree, and a new password ends all devices.
const signatureOf = (admin: AdminUser, id: string) =>
  createHmac("sha256", admin.passwordHash).update(`device ${admin.id} ${id}`).digest()

/** A token that lets a browser prove later on that somebody has signed in with it before. It opens nothing by itself. */
export const newDevice = (admin: AdminUser): string => {
  const id = randomBytes(16).toString("base64url")
  return `${id}.${signatureOf(admin, id).toString("base64url")}`
}

/** The id of the browser that shows this token, if the token was made for this account under its present password. */
export const deviceIdOf = (admin: AdminUser, token: string): string | null => {
  const [id = "", signature = ""] = token.split(".")
  const expected = signatureOf(admin, id)
  const given = Buffer.from(signature, "base64url")
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
