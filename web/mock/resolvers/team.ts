import { accountLinkPath, accountLinks } from "@farelight/api/contract/accounts/accountLinks.ts"
import { viewerPermissionsOf } from "@farelight/api/contract/accounts/roles.ts"
import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { invitationInput } from "@farelight/api/rooms/accounts/team/account.rules.ts"
import { hasSecondFactor } from "../data/accountRows.ts"
import { type MemberRow, nextId, type Store, type UserRow } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { MOCK_LINK } from "./account.ts"

const memberOf = ({ members }: Store, id: string) => {
  const member = members.find(({ user }) => user.id === idOf(id))
  if (!member) throw new NotFoundError("user", id)
  return member
}

const isActiveOwner = ({ state, user }: MemberRow) => state === "ACTIVE" && user.role === "OWNER"

const refuseLastOwner = ({ members }: Store, member: MemberRow) => {
  const others = members.filter((other) => other !== member && isActiveOwner(other))
  if (isActiveOwner(member) && others.length === 0) throw new ConflictError(refusals.lastOwner)
}

/** Somebody who has just been invited. */
export const buildMember = (
  { id, email, ...user }: Partial<UserRow> & { id: number; email: string },
  member: Partial<MemberRow> = {},
): MemberRow => ({
  user: { id, username: email, name: email, email, role: "VIEWER", password: "", ...user },
  state: "INVITED",
  signedInAt: null,
  hasSecondFactor: false,
  invitationExpiresAt: null,
  createdAt: new Date(),
  ...member,
})

const byName = (one: MemberRow, other: MemberRow) =>
  Number(one.state === "DEACTIVATED") - Number(other.state === "DEACTIVATED") ||
  one.user.name.localeCompare(other.user.name)

export const teamResolvers: Resolvers = {
  Query: {
    viewerPermissions: (_parent, _args, { store }) => viewerPermissionsOf(store.user.role),
    users: (_parent, _args, { store }) => store.members.toSorted(byName),
    teamSettings: (_parent, _args, { store }) => store,
  },

  Mutation: {
    inviteUser: (_parent, { input }, { store }) => {
      const { email: given, role } = parseInput(invitationInput, input)
      const email = given.toLowerCase()
      const known = store.members.find(({ user }) => user.email === email)
      if (known && known.state !== "INVITED")
        throw new ConflictError(refusals.addressInUse(known.state === "DEACTIVATED"))
      const member = known ?? buildMember({ email, id: nextId(store.members.map(({ user }) => user)) })
      if (!known) store.members.push(member)
      member.user.role = role
      const expiresAt = new Date(Date.now() + accountLinks.INVITATION.lifetimeMs)
      member.invitationExpiresAt = expiresAt
      store.account.invitation = { email, role, invitedBy: store.user.name, expiresAt }
      const origin = globalThis.location?.origin ?? ""
      return { member, link: store.isMailConfigured ? null : origin + accountLinkPath("INVITATION", MOCK_LINK) }
    },
    changeUserRole: (_parent, { input: { id, role } }, { store }) => {
      const member = memberOf(store, id)
      if (role !== "OWNER") refuseLastOwner(store, member)
      member.user.role = role
      return { member }
    },
    deactivateUser: (_parent, { id }, { store }) => {
      const member = memberOf(store, id)
      refuseLastOwner(store, member)
      Object.assign(member, { state: "DEACTIVATED", invitationExpiresAt: member.invitationExpiresAt && new Date() })
      return { member }
    },
    // Nobody else is signed in to the mocked API.
    endUserSessions: (_parent, { id }, { store }) => {
      memberOf(store, id)
      return 0
    },
    reactivateUser: (_parent, { id }, { store }) => {
      const member = memberOf(store, id)
      if (member.state === "DEACTIVATED") member.state = member.signedInAt ? "ACTIVE" : "INVITED"
      return { member }
    },
    requireSecondFactor: (_parent, { isRequired }, { store }) => {
      if (isRequired && !hasSecondFactor(store.account)) throw new ConflictError(refusals.ownFactorFirst)
      store.isSecondFactorRequired = isRequired
      return store
    },
  },

  TeamMember: {
    invitationExpiresAt: ({ state, invitationExpiresAt }) => (state === "INVITED" ? invitationExpiresAt : null),
  },
}
