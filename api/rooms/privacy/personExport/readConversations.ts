import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { messageDirections } from "../../../contract/mail/messages.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { LeadFile } from "../../leads/beside/leadFile.model.ts"
import { LeadMessage } from "../../leads/beside/leadMessage.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { textsOf } from "../../mail/server/mailTexts.ts"
import type { MaybeLead } from "../erasure/personMessages.ts"

const NAME_LENGTH = 100

const aboutOf = ({ leadType, leadId }: MaybeLead) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  return kind && leadId ? referenceOf(kind.letter, leadId) : null
}

/** A name that every file system takes, with what it ends in; the number tells it from others. */
const pathOf = (name: string, index: number) => {
  const safe = name.normalize("NFC").replaceAll(/[^\p{L}\p{N}._ -]+/gu, "_")
  const [, stem = "", ending = ""] = /^(.*?)(\.\w{1,8})?$/.exec(safe) ?? []
  return `files/${index + 1}-${[...stem].slice(0, NAME_LENGTH).join("")}${ending}`
}

/** The files of a person, oldest first, each with the id of its bytes. */
export const readFiles = async (ids: readonly number[]) => {
  const files = await LeadFile.findAll({ where: { id: [...ids] }, order: ["createdAt", "id"] })
  return files.map((file, index) => ({
    id: file.id,
    exported: {
      name: file.name,
      path: pathOf(file.name, index),
      type: file.contentType,
      size: file.size,
      about: aboutOf(file),
      added_at: file.createdAt.toISOString(),
      added_by: ({ SENDER: "you", COLLEAGUE: "us", MESSAGE: "message" } as const)[file.addedBy],
    },
  }))
}

type FoundFile = Awaited<ReturnType<typeof readFiles>>[number]

/** The messages of a person both ways, oldest first. What went out says what its mail says. */
export const readLetters = async (ids: readonly number[], files: readonly FoundFile[]) => {
  const messages = await LeadMessage.findAll({ where: { id: [...ids] }, order: ["createdAt", "id"] })
  const logs = await EmailLog.findAll({ where: { id: messages.flatMap(({ emailLogId }) => emailLogId ?? []) } })
  const texts = await textsOf(logs)
  return messages.map((message) => {
    const index = logs.findIndex(({ id }) => id === message.emailLogId)
    return {
      direction: message.direction === messageDirections.INCOMING ? "to_us" : "to_you",
      kind: message.kind.toLowerCase(),
      about: aboutOf(message),
      received_at: message.createdAt.toISOString(),
      sent_at: message.sentAt?.toISOString() ?? null,
      from_name: message.fromName,
      from_address: message.fromAddress,
      subject: logs[index]?.subject ?? message.subject,
      text: texts[index]?.body ?? message.text,
      quoted_text: message.quotedText,
      attachments: message.attachments.map(({ name, size, fileId }) => ({
        name,
        size,
        // Null where the file was not kept.
        path: files.find(({ id }) => id === fileId)?.exported.path ?? null,
      })),
    }
  })
}
