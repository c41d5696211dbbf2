import { isIP, SocketAddress } from "node:net"
import type { Request, RequestHandler, Response } from "express"
import type { Permission } from "../../contract/accounts/roles.ts"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { config } from "../../platform/config/config.ts"
import { hostNameOf, isLoopback } from "../../platform/text/hostName.ts"
import { countKeyRequest } from "../../platform/throttling/apiKeys.ts"
import { type KeyHolder, requirePermission, type Viewer } from "../../platform/viewer/viewer.ts"
import { findApiKey } from "../../rooms/accounts/apiKeys/findApiKey.ts"
import { isKeySecret } from "../../rooms/accounts/apiKeys/keySecret.ts"
import { findSession } from "../../rooms/accounts/signIn/session.ts"
import { ownOrigin } from "./ownOrigin.ts"

const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d+$/
const MAPPED = /^::ffff:([\d.]+)$/i

export const canonicalAddress = (text: string): string | null => {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  const family = isIP(address)
  if (family === 0) return null
  if (family === 4) return address
  const canonical = new SocketAddress({ address, family: "ipv6" }).address
  return MAPPED.exec(canonical)?.[1] ?? canonical
}

/** A proxy's header may be invalid. In that case, the address of the peer is used. */
const clientAddress = (request: Request): string =>
  canonicalAddress(request.ip ?? "") ?? canonicalAddress(request.socket.remoteAddress ?? "") ?? "unknown"

const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"]

const isLoopbackName = (host: string) => isLoopback(hostNameOf(host) ?? "")

// Also checks host names, as DNS rebinding can reach this machine. The result is no proof: behind a proxy that adds no
// headers, all requests look local.
const isLocal = (request: Request) => {
  const origin = request.get("origin")
  return (
    isLoopback(canonicalAddress(request.socket.remoteAddress ?? "") ?? "") &&
    isLoopbackName(request.get("host") ?? "") &&
    (origin === undefined || isLoopbackName(origin.replace(/^https?:\/\//, ""))) &&
    !PROXY_HEADERS.some((name) => request.get(name) !== undefined)
  )
}

// The maximum that browsers accept. A new password ends the token earlier.
const DEVICE_COOKIE_MAX_AGE_MS = 400 * 24 * 60 * 60_000

const isSecure = (request: Request) => request.secure || (config.publicUrl?.startsWith("https:") ?? false)

const deviceCookieName = (request: Request) => (isSecure(request) ? "__Host-login_device" : "login_device")

const readDeviceCookie = (request: Request): string | undefined => {
  const prefix = `${deviceCookieName(request)}=`
  const cookies = request.get("cookie")?.split(/; */) ?? []
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
}

/** A known browser has its own login limit, so neither scripts nor other sites may read its cookie. */
export const setDeviceCookie = (request: Request, response: Response, token: string) => {
  response.cookie(deviceCookieName(request), token, {
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure(request),
    path: "/",
    maxAge: DEVICE_COOKIE_MAX_AGE_MS,
  })
}

// The scheme comes from the configured URL, as a proxy that ends TLS need not send headers.
const originOf = (request: Request) => {
  const origin = ownOrigin(request)
  const configured = [config.publicUrl, config.dashboardUrl].filter((url) => url !== null)
  return configured.find((url) => url.endsWith(`://${origin.replace(/^\w+:\/\//, "")}`)) ?? origin
}

// Global Privacy Control, and its predecessor Do Not Track.
const hasPrivacySignal = (request: Request) => request.get("sec-gpc") === "1" || request.get("dnt") === "1"

const visitor = (request: Request): Viewer => ({
  address: clientAddress(request),
  origin: originOf(request),
  isLocal: isLocal(request),
  userAgent: request.get("user-agent"),
  device: readDeviceCookie(request),
  hasPrivacySignal: hasPrivacySignal(request),
  session: null,
  user: null,
})

const viewers = new WeakMap<Request, Viewer>()

/** Before `authenticate` has run, everybody counts as a visitor. */
export const viewerOf = (request: Request): Viewer => {
  const viewer = viewers.get(request) ?? visitor(request)
  viewers.set(request, viewer)
  return viewer
}

const identifyKey = async (request: Request, response: Response, secret: string) => {
  const visitor = viewerOf(request)
  if (visitor.apiKey) return visitor
  const apiKey: KeyHolder = await findApiKey(visitor, secret)
  const viewer: Viewer = { ...visitor, apiKey }
  viewers.set(request, viewer)
  const standing = await countKeyRequest(viewer, apiKey)
  if (standing === null) return viewer
  const { limit, remaining, resetSeconds, isRefused } = standing
  response.setHeader("RateLimit-Limit", limit)
  response.setHeader("RateLimit-Remaining", remaining)
  response.setHeader("RateLimit-Reset", resetSeconds)
  if (isRefused) throw new RateLimitedError(resetSeconds)
  return viewer
}

const bearerOf = (request: Request) => /^Bearer +(\S+)$/i.exec(request.get("authorization") ?? "")?.[1]

const identifySession = async (request: Request, token: string | undefined, isRequest = true): Promise<Viewer> => {
  const session = token ? await findSession(token, isRequest) : null
  const isTokenInvalid = request.get("authorization") !== undefined && session === null
  const viewer = { ...viewerOf(request), isTokenInvalid, session, user: session?.user ?? null }
  viewers.set(request, viewer)
  return viewer
}

const identify = async (request: Request, response: Response): Promise<Viewer> => {
  // Answers to users, and refusals, must not be cached.
  response.setHeader("Cache-Control", "no-store")
  const token = bearerOf(request)
  return token && isKeySecret(token) ? identifyKey(request, response, token) : identifySession(request, token)
}

/** The session or key may have ended during a long request, so it is looked up again. */
export const identifyAgain = async (request: Request): Promise<Viewer> => {
  const token = bearerOf(request)
  if (!token || !isKeySecret(token)) return identifySession(request, token, false)
  const viewer = viewerOf(request)
  return { ...viewer, apiKey: await findApiKey(viewer, token) }
}

/** Callers with an unknown session token count as visitors, but invalid API keys are refused. */
export const authenticate: RequestHandler = async (request, response, next) => {
  await identify(request, response)
  next()
}

/** For public calls. Requests with an API key are counted, invalid keys are refused, and session tokens are ignored. */
export const authenticateKey: RequestHandler = async (request, response, next) => {
  const token = bearerOf(request)
  if (!token || !isKeySecret(token)) return next()
  await identifyKey(request, response, token)
  next()
}

/** Refuses before the body is read. Requires all of the permissions; services check them again. */
export const permitted =
  (...permissions: readonly Permission[]): RequestHandler =>
  async (request, response, next) => {
    const viewer = await identify(request, response)
    for (const permission of permissions) requirePermission(viewer, permission)
    next()
  }
