import { viewerPermissionsOf } from "../../../contract/accounts/roles.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { requirePerson } from "../../../platform/viewer/viewer.ts"
import { findLoginHint } from "../users/adminAccount.ts"
import { login, logout } from "./auth.service.ts"
import { listSessions, revokeOtherSessions, revokeSession } from "./sessions.service.ts"

export const authResolvers: Resolvers = {
  Query: {
    me: (_parent, _args, { viewer }) => requirePerson(viewer, "account"),
    viewerPermissions: (_parent, _args, { viewer }) => viewerPermissionsOf(requirePerson(viewer, "account").role),
    sessions: (_parent, _args, { viewer }) => listSessions(viewer),
    loginHint: (_parent, args, { viewer }) => findLoginHint(viewer, args),
  },
  Mutation: {
    login: async (_parent, credentials, { viewer, rememberDevice }) => {
      const { device, ...session } = await login(viewer, credentials)
      rememberDevice(device)
      return { ...session, admin: session.user }
    },
    revokeSession: (_parent, args, { viewer }) => revokeSession(viewer, args),
    revokeOtherSessions: (_parent, _args, { viewer }) => revokeOtherSessions(viewer),
    logout: (_parent, _args, { viewer }) => logout(viewer),
  },
}
