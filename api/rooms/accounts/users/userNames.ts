import DataLoader from "dataloader"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User, usernameKey } from "./user.model.ts"

// Content stores its author's user name. The account's current name is shown; without an account, the stored one.

export const createNameLoaders = (viewer: Viewer) => {
  const names = new DataLoader<string, string>(async (usernames) => {
    const keys = usernames.map(usernameKey)
    const users = await User.findAll({ attributes: ["usernameKey", "name"], where: { usernameKey: keys } })
    const nameOf = new Map(users.map((user) => [user.usernameKey, user.name]))
    return usernames.map((username, index) => nameOf.get(keys[index] ?? "") || username)
  })
  return {
    nameFor: async (permission: Permission, username: string) => {
      requirePermission(viewer, permission)
      return names.load(username)
    },
  }
}
