import { expect, test } from "@jest/globals"
import { seededRandom } from "../../../testing/process/seededRandom.ts"
import { readMessage } from "./reading/readMessage.ts"

// Generates replies in the formats of mail clients. Only the new words must stay visible.

const { seed, random } = seededRandom()
const upTo = (count: number) => Math.floor(random() * count)
const pick = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => !/^>*$/.test(word))

const ADDRESS = "<kim.lee@farelight.example>"

/** Attributions as each client writes them in the languages that it is used in. */
const attributions = {
  Gmail: [
    `On Tue, Nov 3, 2026 at 10:00 AM Kim Lee ${ADDRESS} wrote:`,
    `El mar, 3 nov 2026 a las 10:00, Kim Lee (${ADDRESS}) escribió:`,
    `Am Di., 3. Nov. 2026 um 10:00 Uhr schrieb Kim Lee ${ADDRESS}:`,
    `Le mar. 3 nov. 2026 à 10:00, Kim Lee ${ADDRESS} a écrit\u00a0:`,
    `Em ter., 3 de nov. de 2026 às 10:00, Kim Lee ${ADDRESS} escreveu:`,
    `Il giorno mar 3 nov 2026 alle ore 10:00 Kim Lee ${ADDRESS} ha scritto:`,
    `Op di 3 nov 2026 om 10:00 schreef Kim Lee ${ADDRESS}:`,
    `Den tirs. 3. nov. 2026 kl. 10.00 skrev Kim Lee ${ADDRESS}:`,
    `Den tis 3 nov. 2026 kl 10:00 skrev Kim Lee ${ADDRESS}:`,
    `tir. 3. nov. 2026 kl. 10:00 skrev Kim Lee ${ADDRESS}:`,
    `wt., 3 lis 2026 o 10:00 Kim Lee ${ADDRESS} napisał(a):`,
    `út 3. 11. 2026 v 10:00 odesílatel Kim Lee ${ADDRESS} napsal:`,
  ],
  "Apple Mail": [
    `On Nov 3, 2026, at 10:00 AM, Kim Lee ${ADDRESS} wrote:`,
    `El 3 nov 2026, a las 10:00, Kim Lee ${ADDRESS} escribió:`,
    `Am 03.11.2026 um 10:00 schrieb Kim Lee ${ADDRESS}:`,
    `Le 3 nov. 2026 à 10:00, Kim Lee ${ADDRESS} a écrit\u00a0:`,
    `Il giorno 3 nov 2026, alle ore 10:00, Kim Lee ${ADDRESS} ha scritto:`,
    `Em 3 de nov. de 2026, à(s) 10:00, Kim Lee ${ADDRESS} escreveu:`,
    `Op 3 nov. 2026, om 10:00 heeft Kim Lee ${ADDRESS} het volgende geschreven:`,
    `3 nov. 2026 kl. 10:00 skrev Kim Lee ${ADDRESS}:`,
  ],
  Thunderbird: [
    "On 11/3/26 10:00, Kim Lee wrote:",
    "El 3/11/26 a las 10:00, Kim Lee escribió:",
    "Am 03.11.26 um 10:00 schrieb Kim Lee:",
    "Le 03/11/2026 à 10:00, Kim Lee a écrit\u00a0:",
    "Il 03/11/26 10:00, Kim Lee ha scritto:",
    "Em 03/11/2026 10:00, Kim Lee escreveu:",
    "Op 3-11-2026 om 10:00 schreef Kim Lee:",
    "W dniu 3.11.2026 o 10:00, Kim Lee pisze:",
  ],
  Yahoo: [
    `On Tuesday, November 3, 2026 at 10:00:00 AM PST, Kim Lee ${ADDRESS} wrote:`,
    `El martes, 3 de noviembre de 2026, 10:00:00 PST, Kim Lee ${ADDRESS} escribió:`,
    `Am Dienstag, 3. November 2026 um 10:00:00 MEZ hat Kim Lee ${ADDRESS} Folgendes geschrieben:`,
    `Le mardi 3 novembre 2026 à 10:00:00 UTC+1, Kim Lee ${ADDRESS} a écrit\u00a0:`,
  ],
  Proton: [`On Tuesday, November 3rd, 2026 at 10:00 AM, Kim Lee ${ADDRESS} wrote:`],
  Yandex: [`03.11.2026, 10:00, "Kim Lee" ${ADDRESS}:`],
}

const headFields = [
  ["From", "Sent", "To", "Subject"],
  ["De", "Enviado", "Para", "Asunto"],
  ["Von", "Gesendet", "An", "Betreff"],
  ["De", "Envoyé", "À", "Objet"],
  ["De", "Enviada em", "Para", "Assunto"],
  ["Da", "Inviato", "A", "Oggetto"],
  ["Van", "Verzonden", "Aan", "Onderwerp"],
  ["Fra", "Sendt", "Til", "Emne"],
  ["Från", "Skickat", "Till", "Ämne"],
]

const outlookHead = () => {
  const [from, sent, to, subject] = pick(headFields)
  return [`${from}: Kim Lee ${ADDRESS}`, `${sent}: 3 Nov 2026 10:00`, `${to}: Ana Ruiz`, `${subject}: Your car`]
}

/** The sender's own lines, some of which look like the start of a quotation. */
const paragraphs = [
  "Yes, Monday at 9:30 suits me.",
  "Sí, mañana a las 10:00 está bien. ¿Dónde?",
  "Müller’s garage has it until 3.11.2026:",
  "On 3 November I wrote to you about the car:",
  "On Friday, Kim wrote that 2 places are free.",
  "From: my side all is well, to: be continued.",
  "Am 3. November schrieb ich Ihnen:",
  "a > b and 5 > 3",
  "My number is +1 714 555 0101 <call after 18:00>",
  "The price – 40 € a week?",
  "El 3 de mayo escribió mi hermano a su oficina.",
]
const signatures = ["", "", "-- \nAna Ruiz\nIrvine", "Sent from my iPhone", "Enviado desde mi iPhone", "Best,\nAna"]
const OLD = ["Can you start on Monday at 9?", "We have two cars: a Niro, and a Prius.", "Kim Lee, Farelight"]

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>")
const div = (lines: readonly string[]) => lines.map((line) => `<div>${escaped(line)}</div>`).join("")

/** Mail programs wrap lines at spaces. */
const wrapped = (line: string) => line.replace(/(.{50,72}) (?=\S)/g, "$1\n")

const drawReply = (client: string) => {
  const own = Array.from({ length: 1 + upTo(4) }, () => pick(paragraphs))
  const signature = pick(signatures)
  const isOutlook = client === "Outlook"
  const lists: Readonly<Record<string, readonly string[]>> = attributions
  const head = isOutlook ? outlookHead() : [pick(lists[client] ?? [])]
  const quotes = isOutlook || client === "Yahoo" ? OLD : OLD.map((line) => `> ${line}`)
  const rule = pick(["", "________________________________\n", "-----Original Message-----\n"])
  const headText = isOutlook ? rule + head.join("\n") : random() < 0.5 ? wrapped(head[0] ?? "") : head[0]
  const text = [...own, ...(signature ? [signature] : []), `${headText}\n${quotes.join("\n")}`].join("\n\n")
  const quoteHtml = isOutlook
    ? `<hr><div>${head.map(escaped).join("<br>")}</div>${div(OLD)}`
    : `<div class="gmail_quote"><div>${escaped(head[0] ?? "")}</div><blockquote type="cite">${div(OLD)}</blockquote></div>`
  const html = `<html><body>${div([...own, ...(signature ? [signature] : [])])}<br>${quoteHtml}</body></html>`
  return { text, html, visible: wordsOf([...own, signature].join(" ")) }
}

const inWestern = (text: string) =>
  Buffer.from(
    text.replace(/[’–€]/g, (sign) => ({ "’": "\u{92}", "–": "\u{96}" })[sign] ?? "\u{80}"),
    "latin1",
  )

const quotedPrintable = (bytes: Buffer) =>
  bytes
    .toString("latin1")
    .replace(/[^\n\x20-<>-~]| $/gm, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`)
    .replace(/.{60,72}(?<!=.?)(?=.)/g, "$&=\n")

const drawPart = (type: string, text: string): Buffer => {
  const isWestern = !/[^\p{ASCII}\u{a0}-\u{ff}’–€]/u.test(text) && random() < 0.4
  const bytes = isWestern ? inWestern(text) : Buffer.from(text)
  const transfer = pick(["8bit", "base64", "quoted-printable"])
  const body =
    transfer === "base64"
      ? Buffer.from(bytes.toString("base64").replace(/.{76}/g, "$&\n"))
      : transfer === "quoted-printable"
        ? Buffer.from(quotedPrintable(bytes))
        : bytes
  const head = `Content-Type: text/${type}; charset=${isWestern ? "windows-1252" : "UTF-8"}\nContent-Transfer-Encoding: ${transfer}\n\n`
  return Buffer.concat([Buffer.from(head), body, Buffer.from("\n")])
}

const drawMail = (client: string) => {
  const { text, html, visible } = drawReply(client)
  const head = Buffer.from("From: Ana <ana@example.com>\nSubject: Re: Your car\nMIME-Version: 1.0\n")
  const [plain, rich] = [drawPart("plain", text), drawPart("html", html)]
  const rule = (end: string) => Buffer.from(`--=_rule${end}\n`)
  const both = [
    Buffer.from('Content-Type: multipart/alternative; boundary="=_rule"\n\n'),
    rule(""),
    plain,
    rule(""),
    rich,
  ]
  const form = pick(["text", "html", "both"])
  const parts = { text: [plain], html: [rich], both: [...both, rule("--")] }[form] ?? []
  const raw = Buffer.concat([head, ...parts])
    .toString("latin1")
    .replaceAll("\n", "\r\n")
  return { about: { client, form, text }, raw: Buffer.from(raw, "latin1"), visible }
}

test.each([...Object.keys(attributions), "Outlook"])("replies from %s are split from quotations", async (client) => {
  for (let count = 0; count < 30; count += 1) {
    const { about, raw, visible } = drawMail(client)
    const { text, quotedText } = await readMessage({ raw, problem: null })
    expect({ seed, about, visible: wordsOf(text) }).toEqual({ seed, about, visible })
    expect({ seed, about, folded: wordsOf(quotedText ?? "").join(" ") }).toEqual({
      ...{ seed, about },
      folded: expect.stringContaining(wordsOf(OLD.join(" ")).join(" ")),
    })
  }
})
