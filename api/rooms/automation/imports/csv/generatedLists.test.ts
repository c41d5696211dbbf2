import { Readable } from "node:stream"
import { expect, test } from "@jest/globals"
import { seededRandom } from "../../../../testing/process/seededRandom.ts"
import { driverApplicationKind } from "../../../leads/drivers/driverApplication.kind.ts"
import { readPhone } from "../../../leads/lead/phoneNumber.ts"
import { createGuess } from "../importFields.ts"
import { defaultImportSettings } from "../leadImport.model.ts"
import { planImport } from "../planImport.ts"
import { orderOfDates } from "./dates.ts"
import { type CsvRecord, readCsv } from "./readCsv.ts"

// Writes random lists in the formats of eight programs; reading each must return the original list.

const { seed, random } = seededRandom()
const upTo = (count: number) => Math.floor(random() * count)
const pick = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item
const two = (part: number) => String(part).padStart(2, "0")

const drawPerson = (index: number, isWestern: boolean) => {
  const firsts = [
    "Ana",
    "Zoë",
    "José María",
    "Jean-Luc",
    "D’Arcy",
    "Max",
    ...(isWestern ? [] : ["Łukasz", "Ольга", "美咲"]),
  ]
  const lasts = ["Ruiz", "O'Brien", "Müller", "Núñez Peña", "van der Berg", "Fox, Jr.", 'Lee "Kit"']
  return {
    first: pick(firsts),
    last: pick(lasts),
    email: `${pick(["ana.ruiz", "MAX", "z_o+list", "j-l"])}${index}@${pick(["example.com", "mail.example.org"])}`,
    digits: `714555${String(1_000 + upTo(9_000))}`,
    city: pick(["Irvine", "San José", "St. Louis", "Coeur d'Alene", "New York"]),
    day: { year: 2024 + upTo(2), month: 1 + upTo(12), day: 1 + upTo(28), hour: upTo(24), minute: upTo(60) },
    note: pick(["", "", "Calls back; wants 2 ads, soon", 'Says "yes"', "First line\nSecond, line", "50 % off\there"]),
  }
}
type Person = ReturnType<typeof drawPerson>
type Day = Person["day"]

const halves = ({ hour, minute }: Day) => `${hour % 12 || 12}:${two(minute)}:00 ${hour < 12 ? "AM" : "PM"}`
const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`
const time = ({ hour, minute }: Day) => `${two(hour)}:${two(minute)}`
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** Date formats, with their order of day and month, and the hours of their time zone behind UTC. */
const dates = {
  iso: { write: (day: Day) => `${iso(day)} ${time(day)}`, order: null, behind: 0 },
  offset: { write: (day: Day) => `${iso(day)}T${time(day)}:00-07:00`, order: null, behind: 7 },
  form: { write: (day: Day) => `${iso(day).replaceAll("-", "/")} ${halves(day)} GMT-7`, order: null, behind: 7 },
  named: {
    write: (day: Day) => `${day.day} ${MONTHS[day.month - 1]} ${day.year}, ${time(day)}`,
    order: null,
    behind: 0,
  },
  american: {
    write: (day: Day) => `${day.month}/${day.day}/${day.year} ${halves(day)}`,
    ...{ order: "MONTH_FIRST" as const, behind: 0 },
  },
  european: {
    write: (day: Day) => `${two(day.day)}.${two(day.month)}.${day.year} ${time(day)}`,
    ...{ order: "DAY_FIRST" as const, behind: 0 },
  },
}

const phones = [
  (digits: string) => digits,
  (digits: string) => digits.replace(/(...)(...)(....)/, "+1 ($1) $2-$3"),
  (digits: string) => digits.replace(/(...)(...)(....)/, "($1) $2-$3"),
  (digits: string) => digits.replace(/(...)(...)(....)/, "$1.$2.$3"),
  (digits: string) => `'+1${digits}`,
  (digits: string) => `1-${digits}`,
  (digits: string) => `${digits}.0`,
]

/** Headers of each program's export, as `header=field`; a blank field stands for other content. */
const programs = {
  HubSpot:
    "Record ID=,First Name=first,Last Name=last,Email=email,Phone Number=phone,Lead Status=CONNECTED,Create Date=day,City=city,State/Region=CA",
  Salesforce:
    "First Name=first,Last Name=last,Company / Account=,Email=email,Phone=phone,City=city,State/Province=CA,Lead Status=Working - Contacted,Created Date=day",
  "Google Contacts":
    "First Name=first,Middle Name=,Last Name=last,Notes=note,E-mail 1 - Label=Home,E-mail 1 - Value=email,Phone 1 - Label=Mobile,Phone 1 - Value=phone,Address 1 - City=city",
  Outlook:
    "First Name=first,Middle Name=,Last Name=last,E-mail Address=email,Home Phone=,Mobile Phone=phone,Home City=city,Home State=CA,Notes=note",
  Mailchimp:
    "Email Address=email,First Name=first,Last Name=last,Phone Number=phone,City=city,MEMBER_RATING=2,OPTIN_TIME=day,NOTES=note",
  Meta: "id=,created_time=day,ad_name=Drive and earn,platform=ig,full_name=name,phone_number=phone,email=email,city=city",
  "Google Forms":
    "Timestamp=day,What is your full name?=name,Your email?=email,Which phone number can we text?=phone,Which city do you drive in?=city",
  Typeform:
    "#=,What's your first name?=first,And your last name?=last,What is your email?=email,Phone number?=phone,City?=city,Submit Date (UTC)=day",
}

const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with a mark": (text) => Buffer.from(`\u{FEFF}${text}`),
  "UTF-16LE": (text) => Buffer.from(`\u{FEFF}${text}`, "utf16le"),
  "UTF-16BE": (text) => Buffer.from(`\u{FEFF}${text}`, "utf16le").swap16(),
  "Windows-1252": (text) => Buffer.from(text.replaceAll("’", "\u{92}"), "latin1"),
}

const junk = ["#N/A", "N/A", "NULL", "1.2345E+10", "-", "#REF!"]

const drawList = (program: keyof typeof programs) => {
  const encoding = pick(Object.keys(encodings))
  const delimiter = program === "Meta" ? "\t" : pick([",", ",", ";", "\t"])
  const lineEnd = pick(["\r\n", "\n", "\r"])
  const quotesAll = random() < 0.4
  const date = pick(Object.values(dates))
  const phone = program === "Meta" ? (digits: string) => `p:+1${digits}` : pick(phones)
  const columns = programs[program].split(",").map((column) => column.split("=") as [string, string])
  const quoted = (cell: string) => (quotesAll || /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const written = (cells: readonly string[]) => cells.map(quoted).join(delimiter)
  const extra = random() < 0.2 ? [""] : []
  const lines = [written([...columns.map(([header]) => header), ...extra])]
  const expected = Array.from({ length: 1 + upTo(8) }, (_none, index) => {
    const person = drawPerson(index, encoding === "Windows-1252")
    const { first, last, email, city, day, note, digits } = person
    const fault = random() < 0.15 ? pick(junk) : null
    const facts: Readonly<Record<string, string>> = {
      ...{ first, last, email, city, note, name: `${first} ${last}` },
      ...{ phone: fault ?? phone(digits), day: date.write(day) },
    }
    if (random() < 0.1) lines.push(pick(["", delimiter.repeat(columns.length - 1)]))
    lines.push(written([...columns.map(([_header, fact]) => facts[fact] ?? fact), ...extra]))
    if (fault) return { faulty: columns.find(([, fact]) => fact === "phone")?.[0] }
    const has = (wanted: string) => columns.some(([, fact]) => fact === wanted)
    const moment = new Date(Date.UTC(day.year, day.month - 1, day.day, day.hour + date.behind, day.minute))
    const receivedAt = has("day") ? moment.toISOString() : undefined
    const kept = has("note") && note ? note : undefined
    return { name: `${first} ${last}`, email, phone: `+1${digits}`, city, receivedAt, note: kept }
  })
  const isCrOnly = lineEnd === "\r"
  const bytes = encodings[encoding]?.(lines.join(lineEnd) + (random() < 0.8 || isCrOnly ? lineEnd : "")) as Buffer
  return { about: { program, encoding, delimiter, lineEnd, text: lines.join("\n") }, bytes, expected, date }
}

const readList = async (bytes: Buffer, order: "MONTH_FIRST" | "DAY_FIRST" | null) => {
  const records: CsvRecord[] = []
  for await (const record of readCsv(Readable.from([bytes]))) records.push(record)
  const head = records.shift()
  const guess = createGuess(driverApplicationKind, head?.cells ?? [])
  for (const { cells } of records) guess.note(cells)
  const columns = guess.guess()
  const found = orderOfDates(columns.filter(({ field }) => field === "received_at").map((column) => column.dates))
  const settings = { ...defaultImportSettings, dateOrder: found.order ?? order }
  const nobody = { owners: new Map(), known: new Map(), taken: new Map(), seen: new Map() }
  const rows = planImport(records, { kind: driverApplicationKind, columns, settings, timeZone: "UTC", ...nobody })
  return {
    dates: found.order,
    rows: rows.map(({ faults, values, note }) => {
      if (!values) return { faulty: faults[0]?.column }
      const { name, email, phone, city, receivedAt } = values as Record<string, string> & { receivedAt?: Date }
      const read = { name, email, phone: readPhone(phone ?? "").e164, city, receivedAt: receivedAt?.toISOString() }
      return { ...read, note }
    }),
  }
}

test.each(Object.keys(programs) as (keyof typeof programs)[])("random lists from %s are read", async (program) => {
  for (let count = 0; count < 25; count += 1) {
    const { about, bytes, expected, date } = drawList(program)
    const { dates: order, rows } = await readList(bytes, date.order)
    expect({ seed, about, rows }).toEqual({ seed, about, rows: expected })
    expect([null, date.order]).toContain(order)
  }
})
