import { createHash } from "node:crypto"
import { openReader } from "./places.ts"
import { type Filled, person, yolanda } from "./traces.ts"

// Messages and files of the two erased people, and other people's texts about them. Written directly to the
// database, because reading a mailbox would need a mail server.

const FIRST_ID = 900_000
const MARKED = 40_000

const pdf = (marker: string) => Buffer.from(`%PDF-1.7\n${marker.repeat(MARKED / marker.length)}`)
const jpeg = (marker: string) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from(marker.repeat(200))])

export const fillConversations = async (url: string, { drivers, advertisers, yolanda: yolandas, nora }: Filled) => {
  const database = await openReader(url)
  const now = `${new Date().toISOString().slice(0, 23).replace("T", " ")}${url.startsWith("sqlite:") ? " +00:00" : ""}`
  let nextId = FIRST_ID
  const insert = (table: string, values: Readonly<Record<string, string | number | Buffer | null>>) => {
    const names = Object.keys(values)
    const marks = names.map(() => "?").join(", ")
    return database.write(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`, Object.values(values))
  }

  const message = async (leadType: string | null, leadId: number | null, from: string, text: string) => {
    nextId += 10
    const id = nextId
    const files = [
      { id: id + 1, name: `${text.slice(0, 8)}.pdf`, data: pdf(text), content_type: "application/pdf" },
      { id: id + 2, name: "photo.jpg", data: jpeg(text), content_type: "image/jpeg" },
    ]
    const lead = { lead_type: leadType, lead_id: leadId }
    const attachments = files.map(({ id: fileId, name, data, content_type: contentType }) => ({
      name,
      contentType,
      size: data.length,
      fileId,
      leftOut: null,
    }))
    await insert("lead_messages", {
      id,
      ...lead,
      direction: "INCOMING",
      kind: "LETTER",
      from_name: from === person.email ? "Zebulon Quixwort" : null,
      from_address: from,
      subject: `Re: ${text}`,
      text,
      quoted_text: text,
      html: `<p>${text}</p>`,
      attachments: JSON.stringify(attachments),
      created_at: now,
    })
    for (const { data, ...file } of files) {
      const content_hash = createHash("sha256").update(data).digest("hex")
      const facts = { size: data.length, content_hash, added_by: "MESSAGE", message_id: id, created_at: now }
      await insert("lead_files", { ...file, ...lead, ...facts })
      await insert("lead_file_bytes", { file_id: file.id, data })
      await insert("lead_file_previews", { file_id: file.id, data: jpeg(text) })
    }
  }

  const beside = async (lead_type: string, lead_id: number, text: string) => {
    await insert("reply_drafts", {
      lead_type,
      lead_id,
      author_id: 1,
      subject: "Re: ",
      body: text,
      created_at: now,
      updated_at: now,
    })
    await insert("lead_file_requests", { lead_type, lead_id, what: text.slice(0, 100), requested_at: now })
  }

  try {
    for (const leadId of drivers) await message("driver_application", leadId, person.email, `Quixwort of D-${leadId}. `)
    for (const leadId of advertisers) await message("advertiser_submission", leadId, person.email, "Quixwort & Sons. ")
    await message(null, null, person.email, "Quixwort asks whose he is. ")
    await message("driver_application", nora, person.email, "Quixwort at the wrong lead. ")
    await message("driver_application", yolandas, yolanda.email, "Brackenfern sends hers. ")
    await beside("driver_application", drivers[0] ?? 0, "Dear Mr. Quixwort")
    await beside("driver_application", yolandas, "Dear Ms. Brackenfern")
    const said = `Ask ${person.email} or ${person.phone}. `
    await database.write(
      `INSERT INTO lead_messages (id, lead_type, lead_id, direction, kind, from_address, subject, text, html, attachments, created_at)
       VALUES (?, 'driver_application', ?, 'INCOMING', 'LETTER', 'nora@example.com', ?, ?, ?, '[]', ?)`,
      [nextId + 10, nora, said, said, `<a href="mailto:zeb.q%40example.org">him</a>`, now],
    )
    await insert("reply_drafts", {
      lead_type: "driver_application",
      lead_id: nora,
      author_id: 1,
      subject: "Re: ",
      body: said,
      created_at: now,
      updated_at: now,
    })
  } finally {
    await database.close()
  }
}
