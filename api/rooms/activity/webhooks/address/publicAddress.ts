import { type LookupAddress, lookup } from "node:dns"
import type { LookupFunction } from "node:net"
import ipaddr from "ipaddr.js"
import { config } from "../../../../platform/config/config.ts"
import { bareHost, isPublicAddress as isPublic } from "./publicHost.ts"

export class ForbiddenAddressError extends Error {
  override name = "ForbiddenAddressError"
}

export const isPublicAddress = (address: string): boolean => isPublic(address, config.webhooks.allowsLocal)

const forbidden = (host: string) => new ForbiddenAddressError(`${host} is not an address of the public Internet.`)

export const resolver = { lookup }

/** The connection uses exactly the checked addresses, so that a second DNS answer cannot lead elsewhere. */
export const publicLookup: LookupFunction = (host, options, done) => {
  resolver.lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(forbidden(host), "", 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/** `publicLookup` never sees IP addresses, as they need no resolution, so they are checked here. */
export const requirePublicHost = ({ hostname }: URL) => {
  const host = bareHost(hostname)
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw forbidden(host)
}
