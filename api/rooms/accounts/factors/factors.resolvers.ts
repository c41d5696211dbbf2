import { roles } from "../../../contract/accounts/roles.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { chosenTimeZone, teamTimeZone } from "../settings/timeZone.ts"
import { renewToken } from "../signIn/session.ts"
import { requireSecondFactor, saveTimeZone, teamSettings } from "../team/teamSettings.service.ts"
import { beginTotpEnrolment, confirmTotp, disableTotp, renewRecoveryCodes } from "./factors.service.ts"
import { accountSecurity, confirmIdentity } from "./identity.service.ts"
import {
  beginPasskeyLogin,
  beginPasskeyRegistration,
  finishPasskeyLogin,
  finishPasskeyRegistration,
  removePasskey,
} from "./passkeys.service.ts"

export const factorResolvers: Resolvers = {
  Query: {
    accountSecurity: (_parent, _args, { viewer }) => accountSecurity(viewer),
    teamSettings: (_parent, _args, { viewer }) => teamSettings(viewer),
  },
  Mutation: {
    confirmIdentity: async (_parent, { input }, { viewer, replaceToken }) => {
      const security = await confirmIdentity(viewer, input)
      replaceToken(await renewToken(viewer))
      return security
    },
    beginTotpEnrolment: (_parent, _args, { viewer }) => beginTotpEnrolment(viewer),
    confirmTotp: async (_parent, input, { viewer, replaceToken }) => {
      const recoveryCodes = await confirmTotp(viewer, input)
      replaceToken(await renewToken(viewer))
      return { recoveryCodes }
    },
    disableTotp: (_parent, { input }, { viewer }) => disableTotp(viewer, input),
    recoveryCodes: async (_parent, _args, { viewer }) => ({ recoveryCodes: await renewRecoveryCodes(viewer) }),
    beginPasskeyRegistration: (_parent, _args, { viewer }) => beginPasskeyRegistration(viewer),
    finishPasskeyRegistration: async (_parent, { input }, { viewer, replaceToken }) => {
      const added = await finishPasskeyRegistration(viewer, input)
      replaceToken(await renewToken(viewer))
      return added
    },
    beginPasskeyLogin: (_parent, _args, { viewer }) => beginPasskeyLogin(viewer),
    finishPasskeyLogin: async (_parent, { input }, { viewer, rememberDevice }) => {
      const { device, ...session } = await finishPasskeyLogin(viewer, input)
      rememberDevice(device)
      return { ...session, admin: session.user }
    },
    removePasskey: (_parent, args, { viewer }) => removePasskey(viewer, args),
    requireSecondFactor: (_parent, args, { viewer }) => requireSecondFactor(viewer, args),
    saveTimeZone: async (_parent, args, { viewer }) => ({ teamSettings: await saveTimeZone(viewer, args) }),
  },
  TeamSettings: {
    isSecondFactorRequired: ({ secondFactorRoles }) => secondFactorRoles.length === roles.length,
    secondFactorRoles: ({ secondFactorRoles }) => [...secondFactorRoles],
    timeZone: () => teamTimeZone(),
    isTimeZoneChosen: async () => (await chosenTimeZone()) !== null,
  },
}
