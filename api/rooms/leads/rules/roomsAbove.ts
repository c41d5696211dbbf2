import type { Transaction } from "sequelize"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import type { NewEvent, Origin } from "../../../platform/events/recordEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"

/** A lead whose sender is to be mailed a reply template, and by which rule. */
export interface TemplateOrder {
  kind: LeadKind
  /** Locked by the transaction. */
  lead: Lead
  template: string
  rule: { id: number; madeById: number }
  sections: readonly StoredSection[]
  origin: Origin
}

/** What rules have rooms above do, and ask them. */
interface RoomsAbove {
  /** The reply templates of a kind, by name. */
  templatesOf(kind: LeadKind, sections: readonly StoredSection[]): string[]
  /** Puts the mail into the outbox; returns the events that tell it, or why there is none. */
  sendTemplate(order: TemplateOrder, transaction: Transaction): Promise<NewEvent[] | string>
  /** What webhooks are called, by id. */
  readWebhooks(): Promise<ReadonlyMap<string, string>>
}

let given: RoomsAbove | null = null

/** Says so, once in each process. */
export const tellRules = (rooms: RoomsAbove) => {
  given = rooms
}

export const roomsAbove = (): RoomsAbove => {
  if (!given) throw new Error("Nobody has told the rules who sends templates (api/main/models.ts)")
  return given
}
