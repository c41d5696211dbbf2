import type { Role } from "../../contract/accounts/roles.ts"
import { User, type UserState, usernameKey } from "../../rooms/accounts/users/user.model.ts"

interface Colleague {
  name: string
  email?: string
  role?: Role
  state?: UserState
  passwordHash?: string
}

/** Adds an account as after its invitation and first sign-in, by default without a password. */
export const addColleague = ({
  name,
  email = `${name.split(" ")[0]?.toLowerCase()}@example.com`,
  role = "MANAGER",
  state = "ACTIVE",
  passwordHash = "",
}: Colleague) => {
  const key = usernameKey(email)
  const names = { username: email, usernameKey: key, email, emailKey: key, name }
  const signedInAt = state === "INVITED" ? null : new Date()
  return User.create({ ...names, role, state, signedInAt, passwordHash, invitedById: 1 })
}
