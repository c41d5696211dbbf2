import { draftTexts } from "../../../browser/drafts.ts"
import { createStore } from "../../../browser/store.ts"
import { expectField } from "../../../components/commands/pendingFocus.ts"
import type { LeadType } from "../../../graphql/generated.ts"

/** `choices` contains GraphQL names. */
export interface AddedLead {
  kind: LeadType
  texts: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string[]>>
  source: string
  ownerId: string
  sendReceipt: boolean
}

export interface Adding {
  kind: LeadType
  message?: { id: string; fromName: string; fromAddress: string; text: string; added: () => void }
}

/** In a store, as the dialog outlives the screen on which it was opened. */
export const addingLead = createStore<Adding | undefined>(undefined)

export const stopAdding = () => addingLead.set(undefined)

export const startAdding = (adding: Adding) => {
  expectField("added", stopAdding)
  addingLead.set(adding)
}

const drafts = draftTexts("added_lead:")

/** Stays in this tab until the lead is added. */
export const addedDraft = (messageId = "") => ({
  read: (): AddedLead | undefined => {
    const text = drafts.read(messageId)
    return text ? JSON.parse(text) : undefined
  },
  write: (lead: AddedLead | undefined) => drafts.write(messageId, lead && JSON.stringify(lead)),
})
