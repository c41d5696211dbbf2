import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import { searchTextOfEmail } from "../../../platform/outbox/createEmailLog.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { markChanged } from "../../../platform/search/searchIndex.ts"
import { removeFromIndex } from "../../../platform/search/searchIndexer.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { LeadFile, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { LeadMessage, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import type { LocatedLead } from "./eraseOne.ts"
import type { Person } from "./person.ts"
import { isAboutAny, lockLeadOf, type OptionalLead, updateSearchText } from "./personMessages.ts"
import { patternsOf } from "./textPatterns.ts"

const ERASED = "[erased]"

interface TextRow extends Model, OptionalLead {
  readonly id: number
  readonly emailLogId?: number | null
}

const tables = {
  note: { model: LeadNote as ModelStatic<TextRow>, moment: "writtenAt", columns: ["text"], isSearched: true },
  message: {
    model: LeadMessage as ModelStatic<TextRow>,
    moment: "createdAt",
    columns: ["fromName", "subject", "text", "quotedText", "html", "attachments", "problem"],
    isSearched: true,
  },
  file: { model: LeadFile as ModelStatic<TextRow>, moment: "createdAt", columns: ["name"], isSearched: true },
  request: {
    model: LeadFileRequest as ModelStatic<TextRow>,
    moment: "requestedAt",
    columns: ["what"],
    isSearched: false,
  },
  draft: {
    model: ReplyDraft as ModelStatic<TextRow>,
    moment: "updatedAt",
    columns: ["subject", "body"],
    isSearched: false,
  },
  mail: {
    model: EmailLog as unknown as ModelStatic<TextRow>,
    moment: "createdAt",
    columns: ["subject", "fromName", "body", "html", "formData", "bounceReason"],
    isSearched: false,
  },
  attempt: {
    model: EmailAttempt as unknown as ModelStatic<TextRow>,
    moment: "startedAt",
    columns: ["explanation", "answer"],
    isSearched: false,
  },
} as const

/** `texts` are the address and number that the text may mention. */
export interface Mention extends OptionalLead {
  table: keyof typeof tables
  id: number
  texts: string[]
  at: Date
}

const without = (text: string, texts: readonly string[], isFileName = false) =>
  patternsOf(texts, isFileName).reduce((left, pattern) => left.replaceAll(pattern, ERASED), text)

/** People write an address or number differently, so the spellings stored with the found leads are searched too. */
const textsOf = ({ email, phone }: Person, found: readonly LocatedLead[]) => {
  const own = found.flatMap(({ lead }) => [lead.email, (lead as { phone?: string }).phone ?? ""])
  return [...new Set([email ?? "", phone ?? "", ...own].filter((text) => text !== ""))]
}

/** Links in HTML may encode the at sign. */
const decoded = (html: string) => html.replaceAll(/%40|&#0*64;|&#x0*40;|&commat;/gi, "@")

const valuesOf = (row: object) => row as Readonly<Record<string, unknown>>

const changesOf = (row: object, columns: readonly string[], texts: readonly string[]) => {
  const values = valuesOf(row)
  const changes: Record<string, unknown> = {}
  for (const column of columns) {
    const value = values[column]
    if (value !== null && typeof value === "object") {
      const erased = (_key: string, one: unknown) =>
        typeof one === "string" ? without(one, texts, column === "attachments") : one
      const before = JSON.stringify(value)
      const left = JSON.parse(before, erased)
      if (JSON.stringify(left) !== before) changes[column] = left
    } else if (typeof value === "string") {
      const left = without(column === "html" ? decoded(value) : value, texts, column === "name")
      if (left !== (column === "html" ? decoded(value) : value)) changes[column] = left
    }
  }
  // The plain text has the same content, and links or styles may hide an address, so the HTML goes.
  return Object.keys(changes).length > 0 && columns.includes("html") ? { ...changes, html: null } : changes
}

/** A coarse condition, as SQL cannot compare formats: the column has all letters or digits of a text, in order. */
const mayHave = (columns: readonly string[], texts: readonly string[]): WhereOptions => {
  const patterns = texts.map((text) =>
    text.includes("@")
      ? `%${text.replaceAll(/[^\w.+-]/g, (sign) => (sign === "@" ? "%" : "_"))}%`
      : `%${text
          .replaceAll(/\D/g, "")
          .replace(/^1(?=\d{10}$)/, "")
          .split("")
          .join("%")}%`,
  )
  const conditions = columns.flatMap((column) => patterns.map((pattern) => ({ [column]: { [Op.like]: pattern } })))
  return { [Op.or]: conditions }
}

export const findMentions = async (
  person: Person,
  found: readonly LocatedLead[],
  erased: { messageIds: readonly number[]; mailIds: readonly number[] },
): Promise<Mention[]> => {
  const texts = textsOf(person, found).filter((text) => patternsOf([text]).length > 0)
  if (texts.length === 0) return []
  const mentions: Mention[] = []
  for (const [name, { model, columns, moment }] of Object.entries(tables)) {
    const table = name as Mention["table"]
    // Full scan, as no index covers these texts.
    for await (const row of readAll<TextRow>(model, { where: mayHave(columns, texts), isAscending: true })) {
      const { id } = row
      const { leadType, leadId } = (row instanceof EmailLog && leadKeyOf(leadKinds, row)) || row
      if (isAboutAny(found, { leadType, leadId })) continue
      if (table === "message" && erased.messageIds.includes(id)) continue
      if (table === "mail" && erased.mailIds.includes(id)) continue
      if (table === "attempt" && erased.mailIds.includes(row.emailLogId ?? 0)) continue
      if (Object.keys(changesOf(row, columns, texts)).length === 0) continue
      const at = valuesOf(row)[moment] as Date
      mentions.push({ table, id, leadType, leadId, texts, at })
    }
  }
  return mentions.sort((one, other) => one.at.getTime() - other.at.getTime())
}

const eraseMention = ({ table, id, texts, ...about }: Mention) =>
  inTransaction(async (transaction) => {
    const { model, columns, isSearched } = tables[table]
    const found = await lockLeadOf(about, transaction)
    const row = await model.findByPk(id, { transaction, lock: true })
    if (!row) return 0
    const changes = changesOf(row.get(), columns, texts)
    await row.update(changes, { transaction })
    if (row instanceof EmailLog && "subject" in changes) {
      await removeFromIndex("email_log", id, row.searchText ?? "", transaction)
      await row.update({ searchText: searchTextOfEmail(row) }, { transaction })
      await markChanged([{ kind: "email_log", ids: [id] }], transaction)
    }
    if (found && isSearched) await updateSearchText(found.kind, found.lead, transaction)
    return 1
  })

export const eraseMentions = async (mentions: readonly Mention[]): Promise<number> => {
  let changed = 0
  for (const mention of mentions) changed += await eraseMention(mention)
  return changed
}
