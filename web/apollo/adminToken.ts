import { useStore } from "../components/store.ts"
import { localTexts } from "../components/storedTexts.ts"

// The name is part of the contract.
const STORAGE_KEY = "admin_token"

// Says, in all tabs, that the last session was ended by the server.
const REFUSED_KEY = "admin_token_refused"

// The token that the operator is logging out of: its refusal, say of a poll under way, is expected and not reported.
let leavingToken: string | null = null

/** The token of the admin who is signed in on this browser, or null. Only the server knows whether it is still valid. */
export const readAdminToken = () => localTexts.read(STORAGE_KEY)

/** Signs this browser in. */
export const storeAdminToken = (token: string) => {
  localTexts.write(REFUSED_KEY, undefined)
  localTexts.write(STORAGE_KEY, token)
}

/** To be called before the operator's logout gives up the current token. */
export const beginLogout = () => {
  leavingToken = readAdminToken()
}

/** Signs this browser out, as the operator wants. */
export const removeAdminToken = () => {
  localTexts.write(REFUSED_KEY, undefined)
  localTexts.write(STORAGE_KEY, undefined)
}

/**
 * Forgets a token that the server has refused. A late refusal of an earlier token must not end the session that has
 * replaced it.
 */
export const dropRefusedToken = (token: string | null) => {
  if (token === null || token !== readAdminToken()) return
  if (token !== leavingToken) localTexts.write(REFUSED_KEY, "true")
  localTexts.write(STORAGE_KEY, undefined)
}

/** Whether the last session was ended by the server. */
export const wasTokenRefused = () => localTexts.read(REFUSED_KEY) !== null

/** Calls the listener whenever the token may have come or gone, in this tab or another; returns how to stop. */
export const subscribeAdminToken = localTexts.subscribe

/** The current token; the component renders again whenever it comes or goes, in this tab or another. */
export const useAdminToken = () => useStore({ subscribe: subscribeAdminToken, read: readAdminToken })
