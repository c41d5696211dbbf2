import type { LeadKind } from "./leadKind.ts"

/** A kind has one table for all places, so that a moved lead keeps its id. MERGED leads are part of another lead. */
export const leadPlaces = { INBOX: "INBOX", QUARANTINE: "QUARANTINE", TRASH: "TRASH", MERGED: "MERGED" } as const

export type LeadPlace = (typeof leadPlaces)[keyof typeof leadPlaces]

export const inInbox = { place: leadPlaces.INBOX }

export const submissionPlaces: LeadPlace[] = [leadPlaces.INBOX, leadPlaces.QUARANTINE]

/** For raw SQL, which the models' scopes do not affect. Add conditions with AND. */
export const inboxOf = ({ model }: LeadKind, hint = "") =>
  `${model.getTableName()} ${hint} WHERE place = '${leadPlaces.INBOX}'`
