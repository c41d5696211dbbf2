import type { Team_MemberFragment } from "../../../graphql/generated.ts"

export type Member = Team_MemberFragment

/** Before the invitation is accepted, only the address is known. */
export const memberName = ({ user: { name, email, username } }: Member) => name || email || username

export const isLastOwner = ({ user }: Member, members: readonly Member[]) =>
  user.role === "OWNER" &&
  !members.some((other) => other.user.id !== user.id && other.user.role === "OWNER" && other.state === "ACTIVE")
