import type { Resolvers } from "../../graphql/generated.ts"
import { findLoginHint } from "./adminAccount.ts"
import { login, logout } from "./auth.service.ts"
import { requireAdmin } from "./viewer.ts"

export const authResolvers: Resolvers = {
  Query: {
    me: (_parent, _args, { viewer }) => requireAdmin(viewer),
    loginHint: (_parent, asked, { viewer }) => findLoginHint(viewer, asked),
  },
  Mutation: {
    login: async (_parent, credentials, { viewer, rememberDevice }) => {
      const { device, ...session } = await login(viewer, credentials)
      rememberDevice(device)
      return session
    },
    logout: (_parent, _args, { viewer }) => logout(viewer),
  },
  Admin: { id: ({ id }) => String(id) },
}
