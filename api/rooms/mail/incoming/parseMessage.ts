import { type AddressObject, simpleParser } from "mailparser"
import type { ParsedMessage } from "./parsedMessage.ts"

const addressesOf = (objects: AddressObject | AddressObject[] | undefined) =>
  [objects ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])))

/** Reads a message. */
export const parseMessage = async (raw: Buffer): Promise<ParsedMessage> => {
  const mail = await simpleParser(raw)
  const from = mail.from?.value[0]
  const isAutomatic = /auto-/i.test(String(mail.headers.get("auto-submitted") ?? ""))
  const isReport = /^multipart\/report/.test(JSON.stringify(mail.headers.get("content-type") ?? "").slice(10))
  return {
    kind: isReport ? "DELIVERY_REPORT" : isAutomatic ? "AUTOMATIC" : "LETTER",
    messageId: mail.messageId ?? null,
    references: [mail.references ?? [], mail.inReplyTo ?? []].flat(),
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc)],
    fromName: from?.name || null,
    fromAddress: from?.address?.toLowerCase() ?? null,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    quotedText: null,
    html: mail.html || null,
    sentAt: mail.date ?? null,
    attachments: mail.attachments.map(({ filename = "attachment", contentType, size, content }) => ({
      name: filename,
      contentType,
      size,
      bytes: content,
      leftOut: null,
    })),
    report: null,
    problem: null,
  }
}
