import type { Transaction } from "sequelize"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import type { NewEvent, Origin } from "../../../platform/events/recordEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"

/** A lead whose sender is to be mailed a reply template, and by which rule. */
export interface TemplateOrder {
  kind: LeadKind
  lead: Lead
  template: string
  rule: { id: number; madeById: number }
  sections: readonly StoredSection[]
  origin: Origin
}

interface Templates {
  templatesOf(kind: LeadKind, sections: readonly StoredSection[]): string[]
  /** Puts the mail into the outbox; returns the events of it, or why there is none. */
  sendTemplate(order: TemplateOrder, transaction: Transaction): Promise<NewEvent[] | string>
}

let registered: Templates | null = null

/** Registers who sends templates, which is a room above this one, once in each process. */
export const registerTemplates = (given: Templates) => {
  registered = given
}

export const templates = (): Templates => {
  if (!registered) throw new Error("No room sends templates of rules (api/main/models.ts)")
  return registered
}
