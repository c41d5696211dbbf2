import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { acceptInvitation, findInvitation, inviteUser } from "./invitation.service.ts"
import { chooseMail, listMailChoices } from "./mailChoices.service.ts"
import { changePassword, updateMe } from "./ownAccount.service.ts"
import { requestPasswordReset, resetPassword } from "./passwordReset.service.ts"
import {
  changeUserRole,
  deactivateUser,
  endUserSessions,
  listUsers,
  type ReleaseWork,
  reactivateUser,
  unlockUser,
} from "./team.service.ts"

/** Both functions run in the transaction that changes the member, so that no former member keeps leads or keys. */
export const teamResolvers = (
  unassignLeads: ReleaseWork,
  revokeKeys: (ids: readonly string[]) => ReleaseWork,
): Resolvers => ({
  Query: {
    users: (_parent, _args, { viewer }) => listUsers(viewer),
    mailChoices: (_parent, _args, { viewer }) => listMailChoices(viewer),
    invitation: (_parent, which) => findInvitation(which),
  },
  Mutation: {
    inviteUser: (_parent, { input }, { viewer }) => inviteUser(viewer, input),
    acceptInvitation: async (_parent, { input }, { viewer, rememberDevice }) => {
      const { device, ...session } = await acceptInvitation(viewer, input)
      rememberDevice(device)
      return { ...session, admin: session.user }
    },
    changeUserRole: async (_parent, { input }, { viewer }) => ({
      member: await changeUserRole(viewer, input, unassignLeads),
    }),
    deactivateUser: async (_parent, { id, revokeKeyIds }, { viewer }) => ({
      member: await deactivateUser(viewer, id, async (...leaving) => {
        await unassignLeads(...leaving)
        await revokeKeys(revokeKeyIds)(...leaving)
      }),
    }),
    unlockUser: async (_parent, which, { viewer }) => ({ member: await unlockUser(viewer, which) }),
    endUserSessions: (_parent, { id }, { viewer }) => endUserSessions(viewer, id),
    reactivateUser: async (_parent, { id }, { viewer }) => ({ member: await reactivateUser(viewer, id) }),
    requestPasswordReset: (_parent, input, { viewer }) => requestPasswordReset(viewer, input),
    resetPassword: (_parent, { input }, { viewer }) => resetPassword(viewer, input),
    updateMe: async (_parent, { input }, { viewer }) => ({ user: await updateMe(viewer, input) }),
    chooseMail: async (_parent, choice, { viewer }) => ({ mailChoices: await chooseMail(viewer, choice) }),
    changePassword: async (_parent, { input }, { viewer, rememberDevice, replaceToken }) => {
      const { device, token } = await changePassword(viewer, input)
      rememberDevice(device)
      replaceToken(token)
      return true
    },
  },
})
