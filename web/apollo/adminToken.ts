import { useSyncExternalStore } from "react"

// The name is part of the contract (SPEC §6, DESIGN §2).
const STORAGE_KEY = "admin_token"

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** The token of the admin who is signed in on this browser, or null. Whether it is still good is for the server to say. */
export const readAdminToken = () => localStorage.getItem(STORAGE_KEY)

/** Signs this browser in. */
export const storeAdminToken = (token: string) => {
  localStorage.setItem(STORAGE_KEY, token)
  announce()
}

/** Signs this browser out. */
export const removeAdminToken = () => {
  localStorage.removeItem(STORAGE_KEY)
  announce()
}

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
