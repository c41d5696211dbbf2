import type { LeadKind } from "./leadKind.ts"

/** Every lead is a row of its kind's table in any place. MERGED leads are part of another one. */
export const leadPlaces = { INBOX: "INBOX", QUARANTINE: "QUARANTINE", TRASH: "TRASH", MERGED: "MERGED" } as const

export type LeadPlace = (typeof leadPlaces)[keyof typeof leadPlaces]

/** Default scope of lead models. */
export const inInbox = { place: leadPlaces.INBOX }

export const submissionPlaces: LeadPlace[] = [leadPlaces.INBOX, leadPlaces.QUARANTINE]

/** Table and condition for raw SQL, which scopes do not affect; add conditions with AND. */
export const inboxOf = ({ model }: LeadKind, hint = "") =>
  `${model.getTableName()} ${hint} WHERE place = '${leadPlaces.INBOX}'`
