import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@jest/globals"

// The rooms of the API, the lowest first. Each may import from itself and from those before it, types included, so that
// a room can be read, moved or tested without those above. A folder still holds more than one room in places: what a file
// belongs to is said by the first pattern that matches it.

const order = [
  "contract",
  "platform",
  "accounts",
  "content",
  "visits",
  "leads",
  "mail",
  "record",
  "person",
  "edges",
  "main",
] as const

type Room = (typeof order)[number]

const belongsTo: readonly (readonly [RegExp, Room])[] = [
  [/^contract\/|^modules\/\w+\/(contract|rules)\.ts$/, "contract"],
  // What speaks HTTP or GraphQL stands beside its subject.
  [/\.(routes|resolvers)\.ts$/, "edges"],
  [
    /^(compatibility|docs|graphql|http|metrics)\/|^modules\/site\/|^dev\/messages|^(access|context|restCalls)\.ts$/,
    "edges",
  ],
  [/^(database|delivery|throttling)\//, "platform"],
  [
    /^(clockSet|config|config\.pixels|config\.schema|dailyTasks|errorSerializer|escapeHtml|hostName|logger)\.ts$/,
    "platform",
  ],
  [/^(measurements|output|projectRoot|publicError|runProgram|securityLog|sourceFrames)\.ts$/, "platform"],
  // Who asks, and what the record is written by.
  [/^modules\/auth\/(accountEvents|passwordStrength|viewer)\.ts$/, "platform"],
  [
    /^modules\/events\/(event\.model|eventChain|eventProtection|positionBefore|positionGiver|recordEvents|verifyEvents)\.ts$/,
    "platform",
  ],
  [/^modules\/search\/(idSet|search\.model|searchIndex|searchPacker|searchText)\.ts$/, "platform"],
  // The outbox, whatever is mailed.
  [
    /^modules\/email\/(absoluteUrl|bareAddress|createEmailLog|emailDraft|emailLifecycle|emailLog\.model)\.ts$/,
    "platform",
  ],
  [/^modules\/email\/(mailContent|mailQueued|unstoredToken|delivery\/smtpUrl)\.ts$/, "platform"],
  [/^modules\/email\/(accountEmails|queueAccountEmail)\.ts$/, "accounts"],
  // Names of the team, and its settings.
  [/^modules\/events\/team\.ts$|^modules\/retention\/retentionSetting\.ts$/, "accounts"],
  [/^modules\/(apiKeys|auth|team)\//, "accounts"],
  [/^modules\/(cms|media|mediaKit|privacy)\//, "content"],
  [/^modules\/visits\/visitStatistics\.service\.ts$/, "leads"],
  [/^modules\/visits\//, "visits"],
  [/^modules\/email\/(emailTemplates|followUpReminder|leadMail|queueEmails)\.ts$/, "leads"],
  [/^modules\/(advertisers|drivers|leads|quarantine|search|status)\/|^leadKinds\.ts$/, "leads"],
  // The words of these mails; who asked is for the room of persons.
  [/^modules\/privacyRequests\/privacyMails\.ts$/, "mail"],
  [/^modules\/(email|replies)\//, "mail"],
  [/^modules\/(changes|events|webhooks)\//, "record"],
  [/^modules\/(erasure|personExport|privacyRequests|retention|trash)\/|^retention\.ts$/, "person"],
  [/^(app|housekeeping|models|prepare|server|startBanner)\.ts$/, "main"],
]

const BESIDE_THE_PRODUCT =
  /\.test\.ts$|(^|\/)testing\/|^(benchmarks|dist|drills|mock|mutation|node_modules|scripts)\/|^dev\/(?!messages)/

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !BESIDE_THE_PRODUCT.test(path))

const roomOf = (path: string): Room | undefined => belongsTo.find(([pattern]) => pattern.test(path))?.[1]

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+\.ts)"/g

const importsOf = (path: string) =>
  [...readFileSync(join(import.meta.dirname, path), "utf8").matchAll(IMPORTED)].map(([, target = ""]) =>
    join(dirname(path), target).replaceAll("\\", "/"),
  )

test("every file belongs to a room, and every pattern to a file", () => {
  expect(files.filter((path) => !/\.config\.ts$/.test(path) && !roomOf(path))).toEqual([])
  const used = new Set(files.map((path) => belongsTo.findIndex(([pattern]) => pattern.test(path))))
  expect(belongsTo.filter((_rule, index) => !used.has(index)).map(([pattern]) => String(pattern))).toEqual([])
})

test("no room imports from one above it", () => {
  const level = (path: string) => order.indexOf(roomOf(path) ?? "main")
  const up = files.flatMap((path) =>
    importsOf(path)
      .filter((target) => roomOf(target) && level(target) > level(path))
      .map((target) => `${roomOf(path)} > ${roomOf(target)}: ${path} imports ${target}`),
  )
  expect(up).toEqual([])
})
