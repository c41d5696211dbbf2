import { type LookupAddress, lookup } from "node:dns"
import type { LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"
import { config } from "../../config.ts"

/** An address that no message may be sent to: somewhere inside the network of this machine. */
export class ForbiddenAddressError extends Error {
  override name = "ForbiddenAddressError"
}

// Looks public, and is the host of a virtual machine.
const AZURE_HOST = "168.63.129.16"

// Outside of production a receiver may run on the same machine.
const isLoopbackAllowed = () => config.mode !== "production"

/**
 * Whether messages may be sent to an address: only to the public Internet, so that a webhook cannot be used to reach what
 * stands behind the firewall (private, link-local, carrier-grade, metadata and reserved ranges).
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address that is written as IPv6 is judged as what it is.
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === "loopback") return isLoopbackAllowed()
  if (range !== "unicast" || parsed.toString() === AZURE_HOST) return false
  // Of IPv6, only this part is given to anybody yet.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse("2000::"), 3)
}

const forbidden = (host: string) => new ForbiddenAddressError(`${host} is not an address of the public Internet.`)

/** How names are resolved; a test replaces it. */
export const resolver = { lookup }

/**
 * Looks a host up for one connection, which is then made to the very addresses that were judged: a name that resolves to
 * something else a moment later leads nowhere else. Refuses a name with even one address inside.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolver.lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(forbidden(host), "", 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, "")

/** Refuses a host that is an address itself, for which nothing is looked up. */
export const requirePublicHost = ({ hostname }: URL) => {
  const host = bare(hostname)
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw forbidden(host)
}

// Names that by their standards lead nowhere on the Internet.
const INSIDE = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)\.?$/i

/** Whether a host, as a URL has it, may belong to the public Internet; what its name leads to is only known by asking. */
export const mayBePublic = (hostname: string): boolean => {
  const host = bare(hostname)
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  if (host.replace(/\.$/, "") === "localhost") return isLoopbackAllowed()
  return host.includes(".") && !INSIDE.test(host)
}
