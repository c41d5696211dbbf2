import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { messageDirections, messageKinds } from "@farelight/api/contract/mail/messages.ts"
import type { PageRequest } from "@farelight/api/platform/database/reading/pageRequest.ts"
import { leadInput } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadKey, LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { existing, pageOf } from "../../data/lists.ts"
import { type EmailLogRow, type LeadMessageRow, type MockContext, nextId, type Store } from "../../data/store.ts"
import type { Resolvers } from "../../generated.ts"
import { recordAbout } from "../leadEvents.ts"
import { kindOf, ownedBy, referenceOf } from "../leads.ts"
import { colleagueOf } from "../leadWork.ts"

/** A page of messages, oldest first. */
const pageOfMessages = (rows: readonly LeadMessageRow[], page: PageRequest) =>
  pageOf(rows, page, { order: { field: "id", direction: "ASCENDING" } })

/** Which lead something belongs to, if it does to one. */
export const keyOfOwned = ({ leadType, leadId }: Pick<LeadMessageRow, "leadType" | "leadId">): LeadKey | null =>
  leadType === null || leadId === null ? null : { leadType, leadId }

/** Since when the last thing that its sender wrote waits for an answer. */
const waitingSinceOf = (store: Store, key: LeadKey) => {
  const letters = ownedBy(store.leadMessages, key).filter(({ kind }) => kind === "LETTER")
  const last = letters.at(-1)
  return last?.direction === messageDirections.INCOMING ? last.createdAt : null
}

/** The lead of a key, which must be there. */
export const leadOf = (store: Store, { leadType, leadId }: LeadKey): LeadRow => {
  const kind = kindOf(leadType)
  return existing(kind.rowsOf(store), String(leadId), "lead")
}

/** Says that something of a lead has changed, and brings its counts up to date. */
export const touchLead = (store: Store, key: LeadKey) => {
  const lead = leadOf(store, key)
  return Object.assign(lead, {
    updatedAt: new Date(),
    messageCount: ownedBy(store.leadMessages, key).length,
    fileCount: ownedBy(store.leadFiles, key).length,
    waitingSince: waitingSinceOf(store, key),
  })
}

const moveTo = (store: Store, message: LeadMessageRow, key: LeadKey | null) => {
  const before = keyOfOwned(message)
  const at = { leadType: key?.leadType ?? null, leadId: key?.leadId ?? null }
  Object.assign(message, at, { matchedBy: key && "PERSON" })
  for (const file of store.leadFiles) if (file.messageId === message.id) Object.assign(file, at)
  for (const each of [before, key]) if (each) touchLead(store, each)
}

const saveDraft = (store: Store, input: { leadType: string; leadId: string; subject: string; body: string }) => {
  const key = parseInput(leadInput, input)
  leadOf(store, key)
  const { subject, body } = input
  const own = ownedBy(store.replyDrafts, key).find(({ authorId }) => authorId === store.user.id)
  const now = new Date()
  if (own) return Object.assign(own, { subject, body, updatedAt: now })
  const stamps = { authorId: store.user.id, createdAt: now, updatedAt: now }
  const draft = { ...key, subject, body, ...stamps, id: nextId(store.replyDrafts) }
  store.replyDrafts.push(draft)
  return draft
}

/** What a lead answers of its conversation. */
export const conversationOf = (keyOf: (lead: LeadRow) => LeadKey) => ({
  messages: (lead: LeadRow, page: PageRequest, { store }: MockContext) =>
    pageOfMessages(ownedBy(store.leadMessages, keyOf(lead)), page),
  replyDrafts: (lead: LeadRow, _args: object, { store }: MockContext) => ownedBy(store.replyDrafts, keyOf(lead)),
  mailProblem: ({ email }: LeadRow, _args: object, { store }: MockContext) => store.mailProblems.get(email) ?? null,
  messageCount: ({ messageCount }: LeadRow) => messageCount ?? 0,
  fileCount: ({ fileCount }: LeadRow) => fileCount ?? 0,
})

/** Adds a mail to the sender of a lead to its messages. */
export const addOutgoing = (store: Store, key: LeadKey, emailLog: EmailLogRow) => {
  const { id: emailLogId, subject, messageId, createdAt } = emailLog
  const nothing = { matchedBy: null, fromAddress: null, text: "", quotedText: null, html: null, problem: null }
  store.leadMessages.push({
    ...nothing,
    ...key,
    id: nextId(store.leadMessages),
    direction: messageDirections.OUTGOING,
    kind: messageKinds.LETTER,
    emailLogId,
    fromName: emailLog.fromName,
    subject,
    attachments: [],
    messageId,
    sentAt: createdAt,
    createdAt,
  })
  touchLead(store, key)
}

/** Adds a message that has come in from the sender of a lead. */
export const receiveMessage = (store: Store, message: LeadMessageRow) => {
  store.leadMessages.push(message)
  const key = keyOfOwned(message)
  if (!key) return
  const { id: messageId, kind, matchedBy, createdAt } = message
  const facts = { messageId, kind, matchedBy }
  recordAbout(store, key, "lead.message_received", facts, createdAt, { id: null, name: "Farelight" })
  touchLead(store, key)
}

/** The messages that found no lead. */
export const unmatchedIn = ({ leadMessages }: Store) => leadMessages.filter(({ leadId }) => leadId === null)

export const conversationResolvers: Resolvers = {
  Query: {
    unmatchedMessages: (_parent, page, { store }) => pageOfMessages(unmatchedIn(store), page),
  },

  Mutation: {
    attachMessage: (_parent, { id, ...which }, { store }) => {
      const message = existing(store.leadMessages, id, "message", id)
      const key = parseInput(leadInput, which)
      const lead = leadOf(store, key)
      moveTo(store, message, key)
      recordAbout(store, key, "lead.message_attached", { messageId: message.id })
      return { message, lead }
    },
    detachMessage: (_parent, { id }, { store }) => {
      const message = existing(store.leadMessages, id, "message", id)
      const key = keyOfOwned(message)
      if (!key) throw new NotFoundError("message", id)
      if (message.direction === messageDirections.OUTGOING) throw new ConflictError(refusals.sentMessage)
      moveTo(store, message, null)
      recordAbout(store, key, "lead.message_detached", { messageId: message.id })
      return { message, lead: leadOf(store, key) }
    },
    discardMessage: (_parent, { id }, { store }) => {
      const message = store.leadMessages.find((row) => String(row.id) === id && row.leadId === null)
      if (!message) throw new NotFoundError("message", id)
      store.leadMessages = store.leadMessages.filter((other) => other !== message)
      store.leadFiles = store.leadFiles.filter(({ messageId }) => messageId !== message.id)
      return true
    },
    saveReplyDraft: (_parent, { input }, { store }) => ({ replyDraft: saveDraft(store, input) }),
    discardReplyDraft: (_parent, { id }, { store }) => {
      const own = store.replyDrafts.find((draft) => String(draft.id) === id && draft.authorId === store.user.id)
      store.replyDrafts = store.replyDrafts.filter((other) => other !== own)
      return own !== undefined
    },
    allowMail: (_parent, which, { store }) => {
      const key = parseInput(leadInput, which)
      const lead = leadOf(store, key)
      if (store.mailProblems.delete(lead.email)) recordAbout(store, key, "lead.mail_allowed", {})
      return { lead }
    },
    revokeReplyAddress: (_parent, which, { store }) => {
      const key = parseInput(leadInput, which)
      const lead = leadOf(store, key)
      recordAbout(store, key, "lead.address_revoked", {})
      return { lead }
    },
  },

  LeadMessage: {
    hasHtml: ({ html }) => html !== null,
    lead: (message, _args, { store }) => referenceOf(store, keyOfOwned(message)),
    attachments: ({ attachments }, _args, { store }) =>
      attachments.map(({ fileId, ...attachment }) => ({
        ...attachment,
        file: store.leadFiles.find(({ id }) => id === fileId) ?? null,
      })),
    emailLog: ({ emailLogId }, _args, { store }) => store.emailLogs.find(({ id }) => id === emailLogId) ?? null,
  },
  ReplyDraft: {
    // 0 is a program's.
    author: ({ authorId }, _args, { store }) => colleagueOf(store, authorId || null),
    writtenBy: ({ authorId, keyId }, _args, { store }) =>
      colleagueOf(store, authorId || null)?.name ?? `API key ${keyId}`,
    isOwn: ({ authorId }, _args, { store }) => authorId === store.user.id,
  },
}
