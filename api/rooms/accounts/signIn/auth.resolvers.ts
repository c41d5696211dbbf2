import { permits } from "../../../contract/accounts/roles.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { requirePerson } from "../../../platform/viewer/viewer.ts"
import { findLoginHint } from "../users/adminAccount.ts"
import { login, logout } from "./auth.service.ts"
import { listSessions, revokeOtherSessions, revokeSession } from "./sessions.service.ts"

export const authResolvers: Resolvers = {
  Query: {
    me: (_parent, _args, { viewer }) => requirePerson(viewer, "account"),
    viewerPermissions: (_parent, _args, { viewer }) => {
      const { role } = requirePerson(viewer, "account")
      return {
        viewerCanReadLeads: permits(role, "leads:read"),
        viewerCanWorkLeads: permits(role, "leads:write"),
        viewerCanEraseLeads: permits(role, "leads:erase"),
        viewerCanReadContent: permits(role, "content:read"),
        viewerCanEditContent: permits(role, "content:write"),
        viewerCanReadMedia: permits(role, "media:read"),
        viewerCanEditMedia: permits(role, "media:write"),
        viewerCanReadMail: permits(role, "mail:read"),
        viewerCanSendMail: permits(role, "mail:write"),
        viewerCanReadEvents: permits(role, "events:read"),
        viewerCanManageTeam: permits(role, "team:manage"),
      }
    },
    sessions: (_parent, _args, { viewer }) => listSessions(viewer),
    loginHint: (_parent, asked, { viewer }) => findLoginHint(viewer, asked),
  },
  Mutation: {
    login: async (_parent, credentials, { viewer, rememberDevice }) => {
      const { device, ...session } = await login(viewer, credentials)
      rememberDevice(device)
      return { ...session, admin: session.user }
    },
    revokeSession: (_parent, asked, { viewer }) => revokeSession(viewer, asked),
    revokeOtherSessions: (_parent, _args, { viewer }) => revokeOtherSessions(viewer),
    logout: (_parent, _args, { viewer }) => logout(viewer),
  },
  User: { id: ({ id }) => String(id) },
}
