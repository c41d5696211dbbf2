import type { Team_MemberFragment } from "../../../graphql/generated.ts"

export type Member = Team_MemberFragment

/** What a member is called; before the invitation is accepted there is only the address. */
export const nameOf = ({ user: { name, email, username } }: Member) => name || email || username

/** Whether nobody else could manage the team. */
export const isLastOwner = ({ user }: Member, members: readonly Member[]) =>
  user.role === "OWNER" &&
  !members.some((other) => other.user.id !== user.id && other.user.role === "OWNER" && other.state === "ACTIVE")
