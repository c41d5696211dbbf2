import { pixelChoiceCookie } from "@farelight/api/contract/site/pixels.ts"
import { ADMIN_TOKEN_KEY, OPERATOR_KEY } from "../browser/operatorBrowser.ts"
import { createStore, useStore } from "../browser/store.ts"
import { localTexts } from "../browser/storedTexts.ts"

// Tells other tabs that the server has ended the last session.
const REFUSED_KEY = "admin_token_refused"

// The operator has logged this token out, so its refusal, here or in another tab, needs no report.
const leavingToken = createStore<string | null>(null)

export const readAdminToken = () => localTexts.read(ADMIN_TOKEN_KEY)

/** Without the cookie with the visitor's choice, the server permits no pixels, so the cookie is deleted too. */
const forbidPixels = () => {
  localTexts.write(OPERATOR_KEY, "true")
  for (const isSecure of [false, true]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `${pixelChoiceCookie(isSecure)}=; Path=/; Max-Age=0${isSecure ? "; Secure" : ""}`
  }
}

export const storeAdminToken = (token: string) => {
  leavingToken.set(null)
  forbidPixels()
  localTexts.write(REFUSED_KEY, undefined)
  localTexts.write(ADMIN_TOKEN_KEY, token)
}

/** A late response to an earlier session must not replace the current token. */
export const adoptToken = (sentToken: string | null, { headers }: Response) => {
  const token = headers.get("x-session-token")
  if (token && sentToken !== null && sentToken === readAdminToken()) localTexts.write(ADMIN_TOKEN_KEY, token)
}

export const beginLogout = () => {
  leavingToken.set(readAdminToken())
}

/** Null as soon as the operator logs out, so that background work stops. */
export const readActiveToken = () => {
  const token = readAdminToken()
  return token === leavingToken.read() ? null : token
}

export const subscribeActiveToken = (listener: () => void) => {
  const stops = [subscribeAdminToken(listener), leavingToken.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export const removeAdminToken = () => {
  localTexts.write(REFUSED_KEY, undefined)
  localTexts.write(ADMIN_TOKEN_KEY, undefined)
}

/** A late refusal of an earlier token must not end the current session. */
export const dropRefusedToken = (token: string | null) => {
  if (token === null || token !== readAdminToken()) return
  if (token !== leavingToken.read()) localTexts.write(REFUSED_KEY, "true")
  localTexts.write(ADMIN_TOKEN_KEY, undefined)
}

export const wasTokenRefused = () => localTexts.read(REFUSED_KEY) !== null

/** Reports changes by other tabs, too. */
export const subscribeAdminToken = localTexts.subscribe

export const useAdminToken = () => useStore({ read: readAdminToken, subscribe: subscribeAdminToken })
