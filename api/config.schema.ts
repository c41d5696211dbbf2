import { isAbsolute, resolve } from "node:path"
import * as z from "zod"
import { hostNameOf } from "./http/hostName.ts"
import { smtpUrl } from "./modules/email/smtpUrl.ts"

const MIN_PRODUCTION_PASSWORD = 12
const WELL_KNOWN_PASSWORDS = /^(admin|changeme|farelight|letmein|password|qwerty|secret|test|root|1234)/i

const integer = (accepted: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, accepted)
    .transform(Number)
    .refine((value) => value >= min && value <= max, accepted)

const url = (accepted: string, protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), accepted)
    .transform((value) => new URL(value))

const DATABASE_URL_ACCEPTED = "mysql://user:password@host:3306/name or sqlite:PATH"

const databaseUrl = z.string().refine((value) => {
  if (value.startsWith("sqlite:")) return value.length > "sqlite:".length && !value.startsWith("sqlite::memory:")
  return URL.canParse(value) && new URL(value).protocol === "mysql:" && new URL(value).pathname.length > 1
}, DATABASE_URL_ACCEPTED)

const hostNames = z
  .string()
  .transform((list) => list.split(",").map((host) => hostNameOf(host.trim())))
  .refine((hosts) => !hosts.includes(null), "host names like www.example.com, separated by commas")
  .transform((hosts) => hosts.filter((host) => host !== null))

const mailAddress = z
  .string()
  .refine(
    (value) => z.regexes.html5Email.test(value.replace(/^.*<(.+)>$/, "$1")) && !/[\r\n]/.test(value),
    "an address like leads@example.com or Farelight <leads@example.com>",
  )

const variables = z.object({
  PORT: integer("a number from 0 to 65535", 0, 65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  DATABASE_URL: databaseUrl.default("sqlite:.data/farelight.sqlite"),
  ADMIN_USERNAME: z.string().trim().min(1, "a user name of 1 to 255 characters").max(255).default("admin"),
  ADMIN_PASSWORD: z.string().min(8, "a password of at least 8 characters").max(255).optional(),
  SMTP_URL: smtpUrl.optional(),
  EMAIL_FROM: mailAddress.optional(),
  EMAIL_TO: mailAddress.optional(),
  EMAIL_RECEIPTS: z.enum(["on", "off"], "on or off").default("off"),
  PUBLIC_URL: url("an address like https://www.example.com", ["http:", "https:"]).optional(),
  ALLOWED_HOSTS: hostNames.optional(),
  RATE_LIMIT: z.enum(["on", "off"], "on or off").default("on"),
  TRUST_PROXY: integer("how many proxies stand in front, 0 to 10", 0, 10).default(0),
  NODE_ENV: z.enum(["production", "development", "test"], "production, development or test").default("development"),
})

/** The names of all environment variables that the server reads. */
export const variableNames = Object.keys(variables.shape)

const SECRETS = new Set(["ADMIN_PASSWORD", "DATABASE_URL", "SMTP_URL"])

type Environment = Record<string, string | undefined>

interface Fault {
  variable: string
  accepted: string
}

/** All that is wrong with the environment, a line for each variable. */
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

const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/.test(host)

const productionFaults = (read: z.output<typeof variables>): Fault[] => {
  const isWeak = (password: string) =>
    password.length < MIN_PRODUCTION_PASSWORD || WELL_KNOWN_PASSWORDS.test(password) || /^(.)\1*$/.test(password)
  const faults: Fault[] = []
  if (!read.ADMIN_PASSWORD || isWeak(read.ADMIN_PASSWORD)) {
    const accepted = `in production a password of at least ${MIN_PRODUCTION_PASSWORD} characters that is no well-known one`
    faults.push({ variable: "ADMIN_PASSWORD", accepted })
  }
  if (!read.PUBLIC_URL && !read.ALLOWED_HOSTS) {
    const accepted =
      "in production an address like https://www.example.com, unless ALLOWED_HOSTS names the site's hosts"
    faults.push({ variable: "PUBLIC_URL", accepted })
  }
  if (read.DATABASE_URL.startsWith("mysql:")) {
    const { hostname, password } = new URL(read.DATABASE_URL)
    if (!isLoopback(hostname) && isWeak(decodeURIComponent(password))) {
      const accepted = `in production a URL whose password has at least ${MIN_PRODUCTION_PASSWORD} characters and is no well-known one`
      faults.push({ variable: "DATABASE_URL", accepted })
    }
  }
  return faults
}

const combinationFaults = (read: z.output<typeof variables>): Fault[] => {
  const faults: Fault[] = []
  for (const variable of ["EMAIL_FROM", "EMAIL_TO"] as const) {
    if (read.SMTP_URL && !read[variable]) {
      faults.push({ variable, accepted: "an address like leads@example.com, required when SMTP_URL is set" })
    }
  }
  return read.NODE_ENV === "production" ? [...faults, ...productionFaults(read)] : faults
}

const databaseOf = (value: string, root: string) => {
  if (!value.startsWith("sqlite:")) return { dialect: "mysql" as const, url: value }
  const path = value.slice("sqlite:".length)
  return { dialect: "sqlite" as const, file: isAbsolute(path) ? path : resolve(root, path) }
}

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"]

const allowedHostsOf = ({ PUBLIC_URL, ALLOWED_HOSTS, NODE_ENV }: z.output<typeof variables>) => {
  if (!PUBLIC_URL && !ALLOWED_HOSTS) return null
  // Outside of production the machine itself may look at what it serves to others.
  const local = NODE_ENV === "production" ? [] : LOOPBACK_HOSTS
  return [...(ALLOWED_HOSTS ?? []), ...(PUBLIC_URL ? [PUBLIC_URL.hostname] : []), ...local]
}

/**
 * Reads the environment into one frozen object. An empty value counts as missing.
 * `root` is the folder that relative database paths start from.
 * Throws a `ConfigError` that lists every fault.
 */
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
    /** How many reverse proxies in front are believed about the client's address. */
    trustedProxies: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL?.origin ?? null,
    /** The names of the hosts that requests may be made to, or null when any will do. */
    allowedHosts: allowedHostsOf(read),
    database: databaseOf(read.DATABASE_URL, root),
    admin: { username: read.ADMIN_USERNAME, password: read.ADMIN_PASSWORD ?? null },
    email: {
      smtp: read.SMTP_URL ?? null,
      from: read.EMAIL_FROM ?? null,
      to: read.EMAIL_TO ?? null,
      areReceiptsOn: read.EMAIL_RECEIPTS === "on",
    },
    isRateLimited: read.RATE_LIMIT === "on",
  })
}

export type Config = ReturnType<typeof readConfig>
