import { type LookupAddress, lookup } from "node:dns"
import type { LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"
import { config } from "../../../../platform/config/config.ts"
import { bareHost, isPublicAddress as isPublic } from "./publicHost.ts"

export class ForbiddenAddressError extends Error {
  override name = "ForbiddenAddressError"
}

/** Public addresses; outside production also this machine. */
export const isPublicAddress = (address: string): boolean => isPublic(address, config.webhooks.allowsLocal)

const forbidden = (host: string) => new ForbiddenAddressError(`${host} is not an address of the public Internet.`)

export const resolver = { lookup }

/** Resolves a host to exactly the checked addresses of a connection. Refuses private addresses. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolver.lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(forbidden(host), "", 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/** Checks hosts that are IP addresses, which are never resolved. */
export const requirePublicHost = ({ hostname }: URL) => {
  const host = bareHost(hostname)
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw forbidden(host)
}
