import type { LeadKind } from "./leadKind.ts"

/** Where a lead is: every lead is one row of its kind's table, wherever it is. What is merged is a part of another one. */
export const leadPlaces = { INBOX: "INBOX", QUARANTINE: "QUARANTINE", TRASH: "TRASH", MERGED: "MERGED" } as const

export type LeadPlace = (typeof leadPlaces)[keyof typeof leadPlaces]

/** What every read of leads has, unless it asks for another place: the default scope of their models. */
export const inInbox = { place: leadPlaces.INBOX }

export const sendersPlaces: LeadPlace[] = [leadPlaces.INBOX, leadPlaces.QUARANTINE]

/** What a statement of our own reads leads from, as scopes do not reach it; further conditions follow with AND. */
export const inboxOf = ({ model }: LeadKind, hint = "") =>
  `${model.getTableName()} ${hint} WHERE place = '${leadPlaces.INBOX}'`
