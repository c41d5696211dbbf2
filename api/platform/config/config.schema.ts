import { resolve } from "node:path"
import * as z from "zod"
import { MIN_PASSWORD_LENGTH } from "../../contract/api/refusals.ts"
import { eachPeriod, retentionPeriods } from "../../contract/privacy/retention.ts"
import { isTimeZone } from "../../contract/text/zonedTime.ts"
import { hostNameOf, isLoopback, loopbackNames } from "../text/hostName.ts"
import { isGuessable } from "../text/passwordStrength.ts"
import { pixelsOf, pixelVariables } from "./config.pixels.ts"
import { DATABASE_URL_ACCEPTED, isDatabaseUrl, readDatabaseUrl } from "./databaseUrl.ts"
import { afterReadSetting, imapUrl, smtpUrl } from "./mailServerUrl.ts"

// For trials outside production; in production, a password must be hard to guess.
const MIN_TRIAL_PASSWORD = 8
// Only in production, as a development machine has no load balancer that must notice the shutdown.
const PRODUCTION_DRAIN_SECONDS = 5
const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const

const integer = (accepted: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, accepted)
    .transform(Number)
    .refine((value) => value >= min && value <= max, accepted)

const DAYS_MAX = 36_500

const daysKept = (min: number) => {
  const accepted = `a number of days from ${min} to ${DAYS_MAX}, or 0 for never`
  return integer(accepted, 0, DAYS_MAX).refine((days) => days === 0 || days >= min, accepted)
}

type DaysKept = z.ZodDefault<ReturnType<typeof daysKept>>

const retentionVariables = Object.fromEntries(
  Object.values(retentionPeriods).map(({ variable, min, standard }) => [variable, daysKept(min).default(standard)]),
) as Record<(typeof retentionPeriods)[keyof typeof retentionPeriods]["variable"], DaysKept>

const url = (accepted: string, protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), accepted)
    .transform((value) => new URL(value))

const hostNames = z
  .string()
  .transform((list) => list.split(",").map((host) => hostNameOf(host.trim())))
  .refine((hosts) => !hosts.includes(null), "host names like www.example.com, separated by commas")
  .transform((hosts) => hosts.filter((host) => host !== null))

const isWebOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

const origins = z
  .string()
  .transform((list) => list.split(",").map((origin) => origin.trim().toLowerCase()))
  .refine(
    (list) => list.every(isWebOrigin),
    "origins like https://app.example.com, separated by commas, without a path",
  )

const mailAddress = z
  .string()
  .refine(
    (value) => z.regexes.html5Email.test(value.replace(/^[^<]*<([^<>]+)>$/, "$1")) && !/[\r\n]/.test(value),
    "an address like leads@example.com or Farelight <leads@example.com>",
  )

const bareMailAddress = z
  .string()
  .regex(z.regexes.html5Email, "an address like leads@example.com, without a name")
  .transform((value) => value.toLowerCase())

const SEALING_KEY_BYTES = 32

/** Accepts only canonical base64, so a truncated or mistyped key fails. */
const sealingKey = (text: string): Buffer | null => {
  const key = Buffer.from(text, "base64")
  return key.length === SEALING_KEY_BYTES && key.toString("base64") === text ? key : null
}

const sealingKeys = z
  .string()
  .transform((list) => list.split(",").map((key) => sealingKey(key.trim())))
  .refine(
    (keys) => !keys.includes(null),
    "32 random bytes in base64, as `openssl rand -base64 32` prints them, or several separated by commas, the newest first",
  )
  .transform((keys) => keys.filter((key) => key !== null))

const variables = z.object({
  PORT: integer("a number from 0 to 65535", 0, 65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_ACCEPTED).default("sqlite:.data/farelight.sqlite"),
  ADMIN_USERNAME: z.string().trim().min(1, "a user name of 1 to 255 characters").max(255).default("admin"),
  ADMIN_PASSWORD: z.string().max(255, "a password of at most 255 characters").optional(),
  SMTP_URL: smtpUrl.optional(),
  EMAIL_FROM: mailAddress.optional(),
  EMAIL_TO: mailAddress.optional(),
  EMAIL_RETURN_PATH: bareMailAddress.optional(),
  IMAP_URL: imapUrl.optional(),
  IMAP_ADDRESS: bareMailAddress.optional(),
  IMAP_WHEN_READ: afterReadSetting.default({ nothing: true }),
  EMAIL_RECEIPTS: z.enum(["on", "off"], "on or off").default("off"),
  PUBLIC_URL: url("an address like https://www.example.com", ["http:", "https:"]).optional(),
  DASHBOARD_URL: url("an address like https://office.example.com", ["http:", "https:"]).optional(),
  ALLOWED_HOSTS: hostNames.optional(),
  CORS_ORIGINS: origins.optional(),
  INTROSPECTION: z.enum(["on", "off"], "on or off").default("on"),
  TIME_ZONE: z.string().refine(isTimeZone, "an IANA time zone like America/Los_Angeles").default("UTC"),
  REMINDER_HOUR: integer("an hour from 0 to 23", 0, 23).default(7),
  RATE_LIMIT: z.enum(["on", "off"], "on or off").default("on"),
  SPAM_QUARANTINE: z.enum(["on", "off"], "on or off").default("on"),
  PROOF_OF_WORK_AFTER: integer("how many forms an hour, 0 to 1000000", 0, 1_000_000).default(600),
  TRUST_PROXY: integer("how many proxies stand in front, 0 to 10", 0, 10).default(0),
  METRICS_PORT: integer("a number from 0 to 65535", 0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SECRETS_KEY: sealingKeys.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: integer("how many backups to keep, 1 to 1000", 1, 1_000).default(7),
  ...pixelVariables,
  ...retentionVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).optional(),
  DRAIN_SECONDS: integer("a number of seconds from 0 to 600", 0, 600).optional(),
  NODE_ENV: z.enum(["production", "development", "test"], "production, development or test").default("development"),
})

export const variableNames = Object.keys(variables.shape)

// An older environment may still set these names: the server starts, and warns that they do nothing.
const REMOVED = ["DATABASE_READ_URL"]

const SECRETS = new Set(["ADMIN_PASSWORD", "DATABASE_URL", "IMAP_URL", "SECRETS_KEY", "SMTP_URL"])

type Environment = Record<string, string | undefined>

interface Fault {
  variable: string
  accepted: string
}

export class ConfigError extends Error {
  constructor(faults: Fault[], environment: Environment) {
    super(faults.map((fault) => describe(fault, environment[fault.variable])).join("\n"))
    this.name = "ConfigError"
  }
}

const describe = ({ variable, accepted }: Fault, value: string | undefined) => {
  const read = !value ? "nothing" : SECRETS.has(variable) ? `a value of ${value.length} characters` : `"${value}"`
  return `${variable}: read ${read}, accepted is ${accepted}.`
}

const STRONG_PASSWORD =
  `a password of at least ${MIN_PASSWORD_LENGTH} characters that is hard to guess: no common one, no pattern, ` +
  "and as long without the names of the user, the product and the machine"

const productionFaults = (read: z.output<typeof variables>): Fault[] => {
  const faults: Fault[] = []
  const ownWords = [read.ADMIN_USERNAME, read.HOST, read.PUBLIC_URL?.hostname ?? ""]
  if (!read.ADMIN_PASSWORD || isGuessable(read.ADMIN_PASSWORD, ownWords)) {
    faults.push({ variable: "ADMIN_PASSWORD", accepted: `in production ${STRONG_PASSWORD}` })
  }
  if (!read.PUBLIC_URL && !read.ALLOWED_HOSTS) {
    const accepted =
      "in production an address like https://www.example.com, unless ALLOWED_HOSTS names the site's hosts"
    faults.push({ variable: "PUBLIC_URL", accepted })
  }
  if (read.DATABASE_URL.startsWith("mysql:")) {
    const { hostname, username, password, pathname } = new URL(read.DATABASE_URL)
    const words = [hostname, username, pathname].map(decodeURIComponent)
    if (!isLoopback(hostname) && isGuessable(decodeURIComponent(password), words)) {
      faults.push({ variable: "DATABASE_URL", accepted: `in production a URL with ${STRONG_PASSWORD}` })
    }
  }
  return faults
}

const mailboxAddressOf = ({ IMAP_URL, IMAP_ADDRESS }: z.output<typeof variables>): string | null => {
  const user = IMAP_URL?.login.user ?? ""
  return IMAP_ADDRESS ?? (z.regexes.html5Email.test(user) ? user.toLowerCase() : null)
}

const combinationFaults = (read: z.output<typeof variables>): Fault[] => {
  const faults: Fault[] = []
  for (const variable of ["EMAIL_FROM", "EMAIL_TO"] as const) {
    if (read.SMTP_URL && !read[variable]) {
      faults.push({ variable, accepted: "an address like leads@example.com, required when SMTP_URL is set" })
    }
  }
  if (read.IMAP_URL && !mailboxAddressOf(read)) {
    faults.push({
      variable: "IMAP_ADDRESS",
      accepted: "the address of the mailbox, like leads@example.com, required when the user of IMAP_URL is none",
    })
  }
  if (read.METRICS_PORT === read.PORT && read.PORT !== 0) {
    faults.push({ variable: "METRICS_PORT", accepted: "another number than that of PORT" })
  }
  if (read.DASHBOARD_URL) {
    const hosts = [...(read.ALLOWED_HOSTS ?? []), read.PUBLIC_URL?.hostname]
    if (!read.PUBLIC_URL || hosts.includes(read.DASHBOARD_URL.hostname)) {
      const accepted = "an address on another host than those of PUBLIC_URL, which it requires, and ALLOWED_HOSTS"
      faults.push({ variable: "DASHBOARD_URL", accepted })
    }
  }
  if (read.NODE_ENV === "production") return [...faults, ...productionFaults(read)]
  if (read.ADMIN_PASSWORD !== undefined && read.ADMIN_PASSWORD.length < MIN_TRIAL_PASSWORD) {
    faults.push({ variable: "ADMIN_PASSWORD", accepted: `a password of at least ${MIN_TRIAL_PASSWORD} characters` })
  }
  return faults
}

const orFault = <Value>(variable: string, environment: Environment, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    throw new ConfigError([{ variable, accepted: (error as Error).message }], environment)
  }
}

const allowedHostsOf = ({ PUBLIC_URL, DASHBOARD_URL, ALLOWED_HOSTS, NODE_ENV }: z.output<typeof variables>) => {
  if (!PUBLIC_URL && !ALLOWED_HOSTS) return null
  const local = NODE_ENV === "production" ? [] : loopbackNames
  const urls = [PUBLIC_URL, DASHBOARD_URL].filter((url) => url !== undefined)
  return [...(ALLOWED_HOSTS ?? []), ...urls.map(({ hostname }) => hostname), ...local]
}

/** An empty value counts as missing. Throws a `ConfigError` with all faults at once. */
export const readConfig = (environment: Environment, root: string) => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const result = variables.safeParse(present)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => ({ variable: String(issue.path[0]), accepted: issue.message }))
    throw new ConfigError(faults, environment)
  }
  const read = result.data
  const faults = combinationFaults(read)
  if (faults.length > 0) throw new ConfigError(faults, environment)
  return Object.freeze({
    mode: read.NODE_ENV,
    host: read.HOST,
    port: read.PORT,
    isOnLoopback: isLoopback(read.HOST),
    trustedProxies: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL?.origin ?? null,
    /** If set, only this host serves the dashboard, and the site's host does not. */
    dashboardUrl: read.DASHBOARD_URL?.origin ?? null,
    allowedHosts: allowedHostsOf(read),
    corsOrigins: read.CORS_ORIGINS ?? [],
    isSchemaServed: read.INTROSPECTION === "on",
    database: orFault("DATABASE_URL", environment, () => readDatabaseUrl(read.DATABASE_URL, root)),
    admin: { username: read.ADMIN_USERNAME, password: read.ADMIN_PASSWORD ?? null },
    email: {
      smtp: read.SMTP_URL ?? null,
      from: read.EMAIL_FROM ?? null,
      to: read.EMAIL_TO ?? null,
      areReceiptsOn: read.EMAIL_RECEIPTS === "on",
      /** Envelope sender. Each mail adds its own part after a plus sign, so a bounce names its mail. */
      returnPath: read.EMAIL_RETURN_PATH ?? null,
    },
    mailbox: read.IMAP_URL
      ? { ...read.IMAP_URL, address: mailboxAddressOf(read) as string, afterRead: read.IMAP_WHEN_READ }
      : null,
    timeZone: read.TIME_ZONE,
    reminderHour: read.REMINDER_HOUR,
    /** A stopping server accepts requests this much longer, so that load balancers notice in time. */
    drainMs: (read.DRAIN_SECONDS ?? (read.NODE_ENV === "production" ? PRODUCTION_DRAIN_SECONDS : 0)) * 1_000,
    isRateLimited: read.RATE_LIMIT === "on",
    isSpamQuarantined: read.SPAM_QUARANTINE === "on",
    /** Forms per hour above which every form needs a proof of work; 0 disables it. */
    proofOfWork: { after: read.PROOF_OF_WORK_AFTER },
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    /** The first key encrypts, and all of them decrypt, so that keys can be replaced. */
    secrets: { keys: read.SECRETS_KEY ?? [], isKeyMissing: read.NODE_ENV === "production" && !read.SECRETS_KEY },
    webhooks: { allowsLocal: read.NODE_ENV !== "production" },
    backup: { folder: read.BACKUP_DIR ? resolve(root, read.BACKUP_DIR) : null, keep: read.BACKUP_KEEP },
    pixels: pixelsOf(read),
    /** In days; 0 for never. Nothing is erased before an owner enables retention. */
    retention: eachPeriod((name) => Number(read[retentionPeriods[name].variable])),
    removedVariables: REMOVED.filter((variable) => present[variable]),
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === "test" ? "silent" : "info"),
  })
}

export type Config = ReturnType<typeof readConfig>
