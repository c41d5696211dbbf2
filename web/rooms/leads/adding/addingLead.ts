import { draftTexts } from "../../../browser/drafts.ts"
import { createStore } from "../../../browser/store.ts"
import type { LeadType } from "../../../graphql/generated.ts"
import { expectField } from "../../../parts/commands/comingField.ts"

/** What is entered of a lead that is being added. A list of choices is by their GraphQL names. */
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
  /** The message that it is made of, with what that says. */
  message?: { id: string; fromName: string; fromAddress: string; text: string; added: () => void }
}

/** What is being added. It outlives the screen on which that began. */
export const addingLead = createStore<Adding | undefined>(undefined)

export const stopAdding = () => addingLead.set(undefined)

export const startAdding = (adding: Adding) => {
  expectField("added", stopAdding)
  addingLead.set(adding)
}

const drafts = draftTexts("added_lead:")

/** What was entered before the dialog was closed: it stays in this tab until the lead is added. */
export const addedDraft = (messageId = "") => ({
  read: (): AddedLead | undefined => {
    const text = drafts.read(messageId)
    return text ? JSON.parse(text) : undefined
  },
  write: (lead: AddedLead | undefined) => drafts.write(messageId, lead && JSON.stringify(lead)),
})
