import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "@jest/globals"
import { retentionPeriods } from "../../contract/privacy/retention.ts"
import { projectRoot } from "../processes/projectRoot.ts"
import { readConfig, variableNames } from "./config.schema.ts"

const read = (environment: Record<string, string>) => readConfig(environment, "/srv/farelight")

const faultsOf = (environment: Record<string, string>) => {
  try {
    read(environment)
    return []
  } catch (error) {
    return (error as Error).message.split("\n")
  }
}

describe("the default settings", () => {
  test("need no environment variables", () => {
    expect(read({})).toEqual({
      mode: "development",
      host: "127.0.0.1",
      port: 4000,
      isOnLoopback: true,
      trustedProxies: 0,
      publicUrl: null,
      dashboardUrl: null,
      allowedHosts: null,
      corsOrigins: [],
      isSchemaServed: true,
      database: { dialect: "sqlite", file: "/srv/farelight/.data/farelight.sqlite" },
      admin: { username: "admin", password: null },
      email: { smtp: null, from: null, to: null, areReceiptsOn: false, returnPath: null },
      mailbox: null,
      timeZone: "UTC",
      reminderHour: 7,
      drainMs: 0,
      isRateLimited: true,
      isSpamQuarantined: true,
      proofOfWork: { after: 600 },
      metrics: null,
      secrets: { keys: [], isKeyMissing: false },
      webhooks: { allowsLocal: true },
      backup: { folder: null, keep: 7 },
      pixels: [],
      retention: { rejectedDays: 365, leadsDays: 1_095, mailDays: 365, filesDays: 365, eventsDays: 1_095 },
      removedVariables: [],
      logLevel: "info",
    })
  })

  test("replace empty values", () => expect(read({ PORT: "", DATABASE_URL: "" })).toEqual(read({})))
})

test("a variable of an earlier version is reported and has no effect", () => {
  expect(read({}).removedVariables).toEqual([])
  expect(read({ DATABASE_READ_URL: "no URL" })).toEqual({ ...read({}), removedVariables: ["DATABASE_READ_URL"] })
})

test("the dashboard's own host is accepted, and is not the site's", () => {
  const PUBLIC_URL = "https://www.example.com"
  expect(read({ PUBLIC_URL, DASHBOARD_URL: "https://office.example.com/" })).toMatchObject({
    dashboardUrl: "https://office.example.com",
    // Outside production, loopback hosts are always allowed.
    allowedHosts: ["www.example.com", "office.example.com", "localhost", "127.0.0.1", "[::1]"],
  })
  const named = { PUBLIC_URL: "https://a.example", ALLOWED_HOSTS: "www.example.com" }
  for (const others of [{ PUBLIC_URL }, {}, named] as Record<string, string>[])
    expect(faultsOf({ ...others, DASHBOARD_URL: "https://www.example.com:8443" })).toEqual([
      'DASHBOARD_URL: read "https://www.example.com:8443", accepted is an address on another host than those of PUBLIC_URL, which it requires, and ALLOWED_HOSTS.',
    ])
})

test("several keys for secrets are accepted, newest first", () => {
  const [newer, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const SECRETS_KEY = `${newer.toString("base64")}, ${older.toString("base64")}`
  expect(read({ SECRETS_KEY }).secrets).toEqual({ keys: [newer, older], isKeyMissing: false })
  const production = { NODE_ENV: "production", ADMIN_PASSWORD: "violet-harbor-tin-52", PUBLIC_URL: "https://a.example" }
  expect(read(production)).toMatchObject({
    secrets: { keys: [], isKeyMissing: true },
    webhooks: { allowsLocal: false },
  })
  expect(read({ ...production, SECRETS_KEY }).secrets.isKeyMissing).toBe(false)
})

test.each(["AAAA", "A".repeat(43), `${"A".repeat(43)}=,`])(
  "a malformed key is refused without showing it: %s",
  (SECRETS_KEY) => {
    expect(faultsOf({ SECRETS_KEY })).toEqual([
      `SECRETS_KEY: read a value of ${SECRETS_KEY.length} characters, accepted is 32 random bytes in base64, as \`openssl rand -base64 32\` prints them, or several separated by commas, the newest first.`,
    ])
  },
)

describe("a wrong setting", () => {
  test.each([
    ["PORT", "eighty", "a number from 0 to 65535"],
    ["PORT", "65536", "a number from 0 to 65535"],
    ["TIME_ZONE", "Mars", "an IANA time zone like America/Los_Angeles"],
    ["REMINDER_HOUR", "24", "an hour from 0 to 23"],
    ["RATE_LIMIT", "no", "on or off"],
    ["RETENTION_LEADS_DAYS", "29", "a number of days from 30 to 36500, or 0 for never"],
    ["RETENTION_EVENTS_DAYS", "89", "a number of days from 90 to 36500, or 0 for never"],
    ["BACKUP_KEEP", "0", "how many backups to keep, 1 to 1000"],
    ["LOG_LEVEL", "loud", "one of silent, error, warn, info, debug"],
    ["TRUST_PROXY", "true", "how many proxies stand in front, 0 to 10"],
    ["PUBLIC_URL", "example.com", "an address like https://www.example.com"],
    ["ALLOWED_HOSTS", "a.example, https://b.example", "host names like www.example.com, separated by commas"],
    [
      "CORS_ORIGINS",
      "https://a.example, https://b.example/app",
      "origins like https://app.example.com, separated by commas, without a path",
    ],
    ["META_PIXEL_ID", "UA-1", "the id of a Meta Pixel: 15 or 16 digits"],
    ["TIKTOK_PIXEL_ID", "c4a1", "the id of a TikTok Pixel: 20 capital letters and digits"],
    ["NODE_ENV", "prod", "production, development or test"],
    ["EMAIL_TO", "nobody", "an address like leads@example.com or Farelight <leads@example.com>"],
    ["DRAIN_SECONDS", "5s", "a number of seconds from 0 to 600"],
    ["METRICS_PORT", "4000", "another number than that of PORT"],
  ])("an error in %s shows the value and the accepted values: %s", (variable, value, accepted) => {
    expect(faultsOf({ [variable]: value })).toEqual([`${variable}: read "${value}", accepted is ${accepted}.`])
  })

  test.each([
    "postgres://u:p@h/n",
    "mysql://u:p@h:3306/",
    "sqlite::memory:",
    "sqlite:leads.sqlite?mode=ro",
    "mysql://u:p@h/n?ssl=yes",
    "mysql://u:p@h/n?sslmode=require",
    "mysql://u:p@h/n?ssl=verify&timeout=5",
    "mysql://u:p@h/n?ssl=required&ssl=verify",
    "mysql://u:p@h/n?ca=ca.pem",
    "mysql://u:p@h/n?ssl=verify&ca=",
    "mysql://u:p@h/n#ssl=verify",
    "mysql://u:%E0%A4@h/n",
  ])("a wrong DATABASE_URL is explained: %s", (value) => {
    expect(faultsOf({ DATABASE_URL: value })).toEqual([
      `DATABASE_URL: read a value of ${value.length} characters, accepted is mysql://user:password@host:3306/name, with ?ssl=required or ?ssl=verify and &ca=PATH, or sqlite:PATH, whose path has no ? and no #.`,
    ])
  })

  test.each(["ca-that-is-not-there.pem", "package.json"])("a wrong file of certificates is explained: %s", (path) => {
    const DATABASE_URL = `mysql://u:p@h/n?ssl=verify&ca=${join(projectRoot, path)}`
    expect(faultsOf({ DATABASE_URL })).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: .* accepted is a URL whose ca= names a readable file with certificates as PEM/,
      ),
    ])
  })

  test.each(["127.0.0.1", "[::1]"])("a database host that ssl=verify cannot check is refused: %s", (host) => {
    expect(faultsOf({ DATABASE_URL: `mysql://u:p@${host}/n?ssl=verify` })).toEqual([
      expect.stringMatching(/accepted is a URL with the host's name, or with &ca=PATH/),
    ])
  })

  test("a wrong ADMIN_PASSWORD is refused outside production without showing it", () => {
    expect(faultsOf({ ADMIN_PASSWORD: "s3cret" })).toEqual([
      "ADMIN_PASSWORD: read a value of 6 characters, accepted is a password of at least 8 characters.",
    ])
  })

  test("is listed with all other wrong settings", () => {
    expect(faultsOf({ PORT: "x", RATE_LIMIT: "x", DATABASE_URL: "x" })).toHaveLength(3)
  })
})

test("metrics are served on their own port, on this machine only by default", () => {
  expect(read({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 })
  expect(read({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }).metrics).toEqual({ host: "0.0.0.0", port: 9464 })
})

test("a mail server needs a sender and a recipient", () => {
  expect(faultsOf({ SMTP_URL: "smtp://localhost:1025" })).toEqual([
    "EMAIL_FROM: read nothing, accepted is an address like leads@example.com, required when SMTP_URL is set.",
    "EMAIL_TO: read nothing, accepted is an address like leads@example.com, required when SMTP_URL is set.",
  ])
})

describe("the setting of the mail server", () => {
  const addresses = { EMAIL_FROM: "no-reply@example.com", EMAIL_TO: "leads@example.com" }
  const smtpOf = (SMTP_URL: string) => read({ ...addresses, SMTP_URL }).email.smtp

  test.each([
    ["smtp://mailpit:1025", { host: "mailpit", port: 1025, isImplicitTls: false, login: null }],
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, isImplicitTls: false, login: null }],
    ["smtps://[::1]/", { host: "::1", port: 465, isImplicitTls: true, login: null }],
    [
      "smtps://ana%40example.com:p%2F%3A%40ss@mail.example.com",
      {
        host: "mail.example.com",
        port: 465,
        isImplicitTls: true,
        login: { user: "ana@example.com", password: "p/:@ss" },
      },
    ],
  ])("is read from %s", (value, expected) => expect(smtpOf(value)).toEqual(expected))

  test.each([
    "http://mail.example.com",
    "smtp://",
    "smtp://ana@mail.example.com",
    "smtp://ana:%zz@mail.example.com",
    "smtp://mail.example.com/inbox",
    "smtps://ana:secret@mail.example.com?tls.rejectUnauthorized=false",
    "smtp://mail.example.com:0",
  ])("is refused if it is %s", (SMTP_URL) => {
    expect(faultsOf({ ...addresses, SMTP_URL })).toEqual([expect.stringMatching(/^SMTP_URL: read a value of \d+ char/)])
  })
})

test("the drain period is a number of seconds, with a default in production", () => {
  const production = { NODE_ENV: "production", ALLOWED_HOSTS: "example.com", ADMIN_PASSWORD: "tr4mline-orchard-58" }
  expect(read({ DRAIN_SECONDS: "12" }).drainMs).toBe(12_000)
  expect(read(production).drainMs).toBe(5_000)
  expect(read({ ...production, DRAIN_SECONDS: "0" }).drainMs).toBe(0)
})

describe("production mode", () => {
  const production = { NODE_ENV: "production", PUBLIC_URL: "https://www.example.com" }
  const good = "tr4mline-orchard-58"

  test.each(["", "short123", "password1234", "MyFarelight2026", "111111222222"])(
    "refuses the admin password %p, and states the minimum length",
    (password) => {
      const [fault = "", ...others] = faultsOf({ ...production, ADMIN_PASSWORD: password })
      expect([fault.split(":")[0], others]).toEqual(["ADMIN_PASSWORD", []])
      expect(fault.match(/at least \d+ characters/g)).toEqual(["at least 12 characters"])
    },
  )

  test("refuses a password made of the name of the account, the machine or the site", () => {
    const own = { ADMIN_USERNAME: "tramline", HOST: "orchard.internal", PUBLIC_URL: "https://quayside.example" }
    for (const word of ["tramline", "orchard", "quayside"])
      expect(faultsOf({ ...production, ...own, ADMIN_PASSWORD: `${word}-x9-Kv4m2` })).toHaveLength(1)
  })

  test("refuses a weak database password on another host", () => {
    for (const password of ["iloveyou1234", "tramline-x9-Kv4", "db-primary-2026"]) {
      const url = `mysql://tramline:${password}@db-primary:3306/farelight`
      expect(faultsOf({ ...production, ADMIN_PASSWORD: good, DATABASE_URL: url })).toEqual([
        expect.stringMatching(/^DATABASE_URL: /),
      ])
    }
  })

  test("requires the public hosts", () => {
    const { PUBLIC_URL, ...without } = production
    expect(faultsOf({ ...without, ADMIN_PASSWORD: good })).toEqual([
      "PUBLIC_URL: read nothing, accepted is in production an address like https://www.example.com, unless ALLOWED_HOSTS names the site's hosts.",
    ])
    const hostsOf = (environment: Record<string, string>) => read({ ADMIN_PASSWORD: good, ...environment }).allowedHosts
    // A remote database needs a strong password, too.
    const DATABASE_URL = `mysql://farelight:${good}@db:3306/farelight`
    expect(hostsOf({ ...production, DATABASE_URL })).toEqual(["www.example.com"])
    expect(hostsOf({ ...production, ALLOWED_HOSTS: "Example.com:8080, [::1]" })).toEqual([
      "example.com",
      "[::1]",
      "www.example.com",
    ])
    expect(hostsOf({ ...without, ALLOWED_HOSTS: "example.com" })).toEqual(["example.com"])
  })
})

test("pixels are switched on by their ids", () => {
  const META_PIXEL_ID = "123456789012345"
  expect(read({ META_PIXEL_ID, LINKEDIN_PARTNER_ID: "1234567/7654321" }).pixels).toEqual([
    { provider: "meta", id: META_PIXEL_ID },
    { provider: "linkedin", id: "1234567/7654321" },
  ])
  expect(read({ GOOGLE_TAG_ID: "AW-123456789/AbC-D_efG-h12_34567" }).pixels).toHaveLength(1)
  expect(read({ GOOGLE_TAG_ID: "G-ABC1234567", TIKTOK_PIXEL_ID: "C4A1B2C3D4E5F6G7H8I9" }).pixels).toHaveLength(2)
  // A container of Tag Manager could load anything.
  for (const [variable, id] of [
    ["GOOGLE_TAG_ID", "GTM-ABC1234"],
    ["GOOGLE_TAG_ID", "G-ABC1234567;script-src *"],
    ["LINKEDIN_PARTNER_ID", "1234567/"],
    ["META_PIXEL_ID", "1234567890123456 "],
  ] as const) {
    expect(faultsOf({ [variable]: id })).toEqual([expect.stringMatching(`^${variable}: read`)])
  }
})

test(".env.example names exactly the existing variables", () => {
  const example = readFileSync(join(projectRoot, ".env.example"), "utf8")
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1])
  const forTools = ["TEST_MYSQL_URL", "CHROMIUM_PATH", "MYSQL_PASSWORD"]
  expect(new Set(named.filter((name) => !forTools.includes(name ?? "")))).toEqual(new Set(variableNames))
})

test.each(["docker-compose.yml", "docs/deploy/compose.yml"])("%s passes on every variable", (path) => {
  const example = readFileSync(join(projectRoot, path), "utf8")
  const app = example.slice(example.indexOf("build:"), example.indexOf("image: mysql"))
  expect(app).toMatch(/env_file: (?:\.env|\[\{ path: \.env, required: false \}\])\n/)
  const named = [...app.matchAll(/^ +([A-Z_]+): /gm)].map((match) => match[1])
  expect(named).toEqual(expect.arrayContaining(["DATABASE_URL", "BACKUP_DIR"]))
  expect(named.filter((name) => !variableNames.includes(name ?? ""))).toEqual([])
})

test.each(["deployment", "migration", "backup"])("the pods of %s.yaml get every variable", (name) => {
  const manifest = readFileSync(join(projectRoot, `docs/deploy/kubernetes/${name}.yaml`), "utf8")
  expect(manifest).toContain("configMapRef: { name: farelight }")
  expect(manifest).toContain("secretRef: { name: farelight }")
})

test("the guide states the default of each retention period", () => {
  const guide = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8")
  for (const { variable, standard } of Object.values(retentionPeriods))
    expect(guide).toContain(`\`${variable}\` (${standard})`)
})
