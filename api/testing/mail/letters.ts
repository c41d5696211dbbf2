import { randomUUID } from "node:crypto"

interface Letter {
  from?: string
  to?: string
  subject?: string
  text?: string
  messageId?: string
  inReplyTo?: string
  head?: readonly string[]
}

export const letter = ({
  from = "Ana Álvarez <ana@example.org>",
  to = "leads@example.com",
  subject = "A question",
  text = "When do we start?",
  messageId = `<${randomUUID()}@example.org>`,
  inReplyTo,
  head = [],
}: Letter = {}) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    "Date: Thu, 26 Nov 2026 10:00:00 +0000",
    ...(inReplyTo ? [`In-Reply-To: ${inReplyTo}`] : []),
    ...head,
    "MIME-Version: 1.0",
    ...(head.some((line) => /^content-type:/i.test(line)) ? [] : ["Content-Type: text/plain; charset=utf-8"]),
    "",
    text,
    "",
  ].join("\r\n")

export const letterWithFiles = (files: readonly { name: string; bytes: Buffer; type?: string }[], of: Letter = {}) => {
  const part = (type: string, lines: readonly string[], content: string) =>
    ["--part", `Content-Type: ${type}`, ...lines, "", content].join("\r\n")
  const attachments = files.map(({ name, bytes, type = "application/pdf" }) =>
    part(
      `${type}; name="${name}"`,
      [`Content-Disposition: attachment; filename="${name}"`, "Content-Transfer-Encoding: base64"],
      bytes.toString("base64").replace(/.{76}/g, "$&\r\n"),
    ),
  )
  const text = [part("text/plain; charset=utf-8", [], of.text ?? "See the files."), ...attachments, "--part--"].join(
    "\r\n",
  )
  return letter({ ...of, text, head: [...(of.head ?? []), 'Content-Type: multipart/mixed; boundary="part"'] })
}
