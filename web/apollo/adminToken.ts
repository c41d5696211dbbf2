import { useSyncExternalStore } from "react"

// The name is part of the contract.
const STORAGE_KEY = "admin_token"

// Says, in all tabs, that the last session was ended by the server.
const REFUSED_KEY = "admin_token_refused"

// A refusal that the operator's own logout brings about, in this tab or by a poll beside it, is no news to them.
let leavingToken: string | null = null

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** The token of the admin who is signed in on this browser, or null. Whether it is still good is for the server to say. */
export const readAdminToken = () => localStorage.getItem(STORAGE_KEY)

/** Signs this browser in. */
export const storeAdminToken = (token: string) => {
  localStorage.removeItem(REFUSED_KEY)
  localStorage.setItem(STORAGE_KEY, token)
  announce()
}

/** Tells that the current token is about to be given up by the operator. */
export const beginLogout = () => {
  leavingToken = readAdminToken()
}

/** Signs this browser out, as the operator wants. */
export const removeAdminToken = () => {
  localStorage.removeItem(REFUSED_KEY)
  localStorage.removeItem(STORAGE_KEY)
  announce()
}

/**
 * Forgets a token that the server has refused. A late refusal of an earlier token must not end the session that has
 * replaced it.
 */
export const dropRefusedToken = (token: string | null) => {
  if (token === null || token !== readAdminToken()) return
  if (token !== leavingToken) localStorage.setItem(REFUSED_KEY, "true")
  localStorage.removeItem(STORAGE_KEY)
  announce()
}

/** Whether the last session was ended by the server. */
export const wasTokenRefused = () => localStorage.getItem(REFUSED_KEY) !== null

/** Calls the listener whenever the token comes or goes, in this tab or another; answers how to stop that. */
export const subscribeAdminToken = (listener: () => void) => {
  listeners.add(listener)
  // The storage event tells of sign-ins and sign-outs in other tabs.
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** The current token; the component renders anew whenever it comes or goes, in this tab or another. */
export const useAdminToken = () => useSyncExternalStore(subscribeAdminToken, readAdminToken)
