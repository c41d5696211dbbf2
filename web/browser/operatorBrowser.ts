/** The session token's key in local storage; part of the public contract. */
export const ADMIN_TOKEN_KEY = "admin_token"

/** Set at the first sign-in and kept after the session, as pixels must never load in an operator's browser. */
export const OPERATOR_KEY = "admin_browser"

/** Pixels could read the session token, so they never load in a browser in which an operator has signed in. */
export const isOperatorsBrowser = () => {
  try {
    return [ADMIN_TOKEN_KEY, OPERATOR_KEY].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
