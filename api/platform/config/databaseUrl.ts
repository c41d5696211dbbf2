import { X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { isAbsolute, resolve } from "node:path"

export const DATABASE_URL_ACCEPTED =
  "mysql://user:password@host:3306/name, with ?ssl=required or ?ssl=verify and &ca=PATH, or sqlite:PATH, whose path has no ? and no #"

const CA_ACCEPTED = "a URL whose ca= names a readable file with certificates as PEM"
const ADDRESS_ACCEPTED =
  "a URL with the host's name, or with &ca=PATH: without it, ?ssl=verify has only the name to go by"

interface TlsSettings {
  isVerified: boolean
  isHostVerified: boolean
  ca: string | null
}

export type DatabaseSettings =
  | { dialect: "sqlite"; file: string }
  | { dialect: "mysql"; url: string; tls: TlsSettings | null }

const areOptionsKnown = ({ searchParams, hash }: URL) => {
  const names = [...searchParams.keys()]
  const ssl = searchParams.get("ssl")
  return (
    names.every((name) => name === "ssl" || name === "ca") &&
    new Set(names).size === names.length &&
    (ssl === null || ssl === "required" || ssl === "verify") &&
    (!searchParams.has("ca") || (ssl === "verify" && searchParams.get("ca") !== "")) &&
    hash === ""
  )
}

const isDecodable = ({ username, password, pathname }: URL) => {
  try {
    decodeURIComponent(`${username} ${password} ${pathname}`)
    return true
  } catch {
    return false
  }
}

export const isDatabaseUrl = (value: string): boolean => {
  if (value.startsWith("sqlite:")) return /^sqlite:(?!:memory:)[^?#]+$/.test(value)
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return url.protocol === "mysql:" && url.pathname.length > 1 && areOptionsKnown(url) && isDecodable(url)
}

// MySQL's auto-generated authority certifies one server without its host name, so no name can be verified.
const isOfOneServer = (ca: string) => /^CN=MySQL_Server_\S*_Auto_Generated_CA_/m.test(new X509Certificate(ca).subject)

const readAuthority = (path: string) => {
  try {
    const ca = readFileSync(path, "utf8")
    return { ca, isOfOneServer: isOfOneServer(ca) }
  } catch {
    throw new Error(CA_ACCEPTED)
  }
}

const readTls = ({ searchParams, hostname }: URL, root: string): TlsSettings | null => {
  const ssl = searchParams.get("ssl")
  if (!ssl) return null
  if (ssl === "required") return { isVerified: false, isHostVerified: false, ca: null }
  // mysql2 verifies host names, but not IP addresses.
  const hasName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0
  const path = searchParams.get("ca")
  if (path) {
    const authority = readAuthority(resolve(root, path))
    return { isVerified: true, isHostVerified: hasName && !authority.isOfOneServer, ca: authority.ca }
  }
  if (!hasName) throw new Error(ADDRESS_ACCEPTED)
  return { isVerified: true, isHostVerified: true, ca: null }
}

/** Expects a URL that passed `isDatabaseUrl`. Throws if its certificate file or host is unusable. */
export const readDatabaseUrl = (value: string, root: string): DatabaseSettings => {
  if (value.startsWith("sqlite:")) {
    const path = value.slice("sqlite:".length)
    return { dialect: "sqlite", file: isAbsolute(path) ? path : resolve(root, path) }
  }
  const url = new URL(value)
  const tls = readTls(url, root)
  url.search = ""
  return { dialect: "mysql", url: url.href, tls }
}
