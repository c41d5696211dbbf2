import DataLoader from "dataloader"
import { User, usernameKey } from "./user.model.ts"
import { requirePermission, type Viewer } from "./viewer.ts"

// What somebody has written, saved or uploaded is stored with the user name they had, which says who it was when the
// account is called something else or nobody has it any more.

/** The loader of one request: what those are called now who had these user names; without an account, the user name. */
export const createNameLoaders = (viewer: Viewer) => ({
  userNames: new DataLoader<string, string>(async (usernames) => {
    requirePermission(viewer, "account")
    const keys = usernames.map(usernameKey)
    const users = await User.findAll({ attributes: ["usernameKey", "name"], where: { usernameKey: keys } })
    const nameOf = new Map(users.map((user) => [user.usernameKey, user.name]))
    return usernames.map((username, index) => nameOf.get(keys[index] ?? "") || username)
  }),
})
