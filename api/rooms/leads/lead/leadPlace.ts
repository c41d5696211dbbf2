import type { LeadKind } from "./leadKind.ts"

/** One table per kind in any place, so that moving a lead keeps its id. MERGED leads are part of another one. */
export const leadPlaces = { INBOX: "INBOX", QUARANTINE: "QUARANTINE", TRASH: "TRASH", MERGED: "MERGED" } as const

export type LeadPlace = (typeof leadPlaces)[keyof typeof leadPlaces]

export const inInbox = { place: leadPlaces.INBOX }

export const submissionPlaces: LeadPlace[] = [leadPlaces.INBOX, leadPlaces.QUARANTINE]

/** For raw SQL, which the models' scopes do not affect. Add conditions with AND. */
export const inboxOf = ({ model }: LeadKind, hint = "") =>
  `${model.getTableName()} ${hint} WHERE place = '${leadPlaces.INBOX}'`
