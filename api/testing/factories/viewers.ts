import type { Account, Viewer } from "../../platform/viewer/viewer.ts"
import { User } from "../../rooms/accounts/users/user.model.ts"
import { newAddress } from "../testApp.ts"

export const visitor = (): Viewer => ({ address: newAddress(), isLocal: false, session: null, user: null })

export const viewerOf = ({ id, username, name, email, role }: Account): Viewer => ({
  ...visitor(),
  user: { id, username, name, email, role },
})

export const owner = async () => viewerOf(await User.findByPk(1, { rejectOnEmpty: true }))
