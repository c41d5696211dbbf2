import type { RequestHandler } from "express"
import { BadRequestError } from "../contract/errors.ts"
import { hostNameOf } from "./hostName.ts"
import { shownName } from "./readableInput.ts"

/**
 * Refuses requests for another host than the allowed ones, and for what is no host at all: pages, mails and links name
 * the host that was asked. Without a list every host is taken. Behind trusted proxies, X-Forwarded-Host is the host.
 */
export const allowedHosts =
  (allowed: readonly string[] | null): RequestHandler =>
  ({ host }, _response, next) => {
    const name = host === undefined ? "" : hostNameOf(host)
    if (name === null) throw new BadRequestError(`"${shownName(host)}" is not a host name.`)
    if (!allowed || allowed.includes(name)) return next()
    const asked = name === "" ? "a request without a host" : `"${name}"`
    throw new BadRequestError(
      `This server does not answer for ${asked}: neither PUBLIC_URL nor ALLOWED_HOSTS names it.`,
    )
  }
