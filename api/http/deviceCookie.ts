import type { Request, Response } from "express"
import { config } from "../config.ts"

// As long as browsers keep any cookie. It ends earlier with the password.
const MAX_AGE_MS = 400 * 24 * 60 * 60_000

const isSecure = (request: Request) => request.secure || (config.publicUrl?.startsWith("https:") ?? false)

const nameFor = (request: Request) => (isSecure(request) ? "__Host-login_device" : "login_device")

/** The token of a browser that has been signed in with before, as it sends it. It has to be verified. */
export const readDeviceCookie = (request: Request): string | undefined => {
  const prefix = `${nameFor(request)}=`
  const cookies = request.get("cookie")?.split(/; */) ?? []
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
}

/** Has the browser keep a device token, out of reach of scripts and of other sites. */
export const setDeviceCookie = (request: Request, response: Response, token: string) => {
  response.cookie(nameFor(request), token, {
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure(request),
    path: "/",
    maxAge: MAX_AGE_MS,
  })
}
