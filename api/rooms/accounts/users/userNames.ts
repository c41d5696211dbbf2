import DataLoader from "dataloader"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User, usernameKey } from "./user.model.ts"

// What somebody has written, saved or uploaded is stored with the user name they had, which says who it was when the
// account is called something else or nobody has it any more.

/** The names of one request: what those are called now who had these user names; without an account, the user name. */
export const createNameLoaders = (viewer: Viewer) => {
  const names = new DataLoader<string, string>(async (usernames) => {
    const keys = usernames.map(usernameKey)
    const users = await User.findAll({ attributes: ["usernameKey", "name"], where: { usernameKey: keys } })
    const nameOf = new Map(users.map((user) => [user.usernameKey, user.name]))
    return usernames.map((username, index) => nameOf.get(keys[index] ?? "") || username)
  })
  return {
    /** What somebody is called now, for those who may see what they did. */
    nameFor: async (permission: Permission, username: string) => {
      requirePermission(viewer, permission)
      return names.load(username)
    },
  }
}
