import type { Request, RequestHandler, Response } from "express"
import { findSession } from "../modules/auth/session.ts"
import { requireAdmin, type Viewer } from "../modules/auth/viewer.ts"
import { clientAddress } from "./clientAddress.ts"
import { readDeviceCookie } from "./deviceCookie.ts"

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]

// A rebound name makes every site look like ours, hence the look at the names. A proxy on this machine that adds no
// header makes every client look local: on its own, this proves nothing.
const isLocal = (request: Request) => {
  const origin = request.get("origin")
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? "") &&
    LOOPBACK_NAME.test(request.get("host") ?? "") &&
    (origin === undefined || LOOPBACK_NAME.test(origin.replace(/^https?:\/\//, ""))) &&
    !PROXY_HEADERS.some((name) => request.get(name) !== undefined)
  )
}

const visitor = (request: Request): Viewer => ({
  address: clientAddress(request),
  isLocal: isLocal(request),
  device: readDeviceCookie(request),
  session: null,
  admin: null,
})

const viewers = new WeakMap<Request, Viewer>()

/** Who sent this request: an admin where `authenticate` found a session, a visitor everywhere else. */
export const viewerOf = (request: Request): Viewer => viewers.get(request) ?? visitor(request)

const identify = async (request: Request, response: Response) => {
  // What is meant for an admin, and the word that somebody is none, stays in no cache.
  response.setHeader("Cache-Control", "no-store")
  const token = /^Bearer +(\S+)$/i.exec(request.get("authorization") ?? "")?.[1]
  const session = token ? await findSession(token) : null
  const isTokenInvalid = request.get("authorization") !== undefined && session === null
  const viewer = { ...visitor(request), isTokenInvalid, session, admin: session?.adminUser ?? null }
  viewers.set(request, viewer)
  return viewer
}

/** Finds the session of the bearer token, if the request carries one that is in force. */
export const authenticate: RequestHandler = async (request, response, next) => {
  await identify(request, response)
  next()
}

/** Refuses all but admins before the body is looked at; the services decide again for themselves. */
export const adminsOnly: RequestHandler = async (request, response, next) => {
  requireAdmin(await identify(request, response))
  next()
}
