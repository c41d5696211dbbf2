import { pixelChoiceCookie } from "@farelight/api/contract/site/pixels.ts"
import { ADMIN_TOKEN_KEY, OPERATOR_KEY } from "../browser/operatorBrowser.ts"
import { createStore, useStore } from "../browser/store.ts"
import { localTexts } from "../browser/storedTexts.ts"

// Tells all tabs that it was the server that ended the last session.
const REFUSED_KEY = "admin_token_refused"

// The operator's own logout makes the server refuse this token, here or in another tab's poll: nothing to report then.
const leavingToken = createStore<string | null>(null)

/** The token of the admin signed in on this browser, or null. Only the server knows whether it is still valid. */
export const readAdminToken = () => localTexts.read(ADMIN_TOKEN_KEY)

/** Keeps pixels from this browser: without a choice, the server does not permit them either. */
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

/** Goes on with the token that an answer gives the session in place of the one that was sent; other tabs do so, too. */
export const adoptToken = (sentToken: string | null, { headers }: Response) => {
  const token = headers.get("x-session-token")
  if (token && sentToken !== null && sentToken === readAdminToken()) localTexts.write(ADMIN_TOKEN_KEY, token)
}

export const beginLogout = () => {
  leavingToken.set(readAdminToken())
}

/** The token for what goes on by itself: none as soon as the operator gives the current one up. */
export const readLastingToken = () => {
  const token = readAdminToken()
  return token === leavingToken.read() ? null : token
}

/** Calls the listener whenever the lasting token may have changed; returns how to stop. */
export const subscribeLastingToken = (listener: () => void) => {
  const stops = [subscribeAdminToken(listener), leavingToken.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export const removeAdminToken = () => {
  localTexts.write(REFUSED_KEY, undefined)
  localTexts.write(ADMIN_TOKEN_KEY, undefined)
}

/** Drops a token that the server has refused. A late refusal of an earlier token must not end the current session. */
export const dropRefusedToken = (token: string | null) => {
  if (token === null || token !== readAdminToken()) return
  if (token !== leavingToken.read()) localTexts.write(REFUSED_KEY, "true")
  localTexts.write(ADMIN_TOKEN_KEY, undefined)
}

export const wasTokenRefused = () => localTexts.read(REFUSED_KEY) !== null

/** Calls the listener whenever the token may have changed, in this tab or another; returns how to stop. */
export const subscribeAdminToken = localTexts.subscribe

/** The current token; the component renders again when it changes, in this tab or another. */
export const useAdminToken = () => useStore({ read: readAdminToken, subscribe: subscribeAdminToken })
