/** Local storage key of the session token, part of the public contract. */
export const ADMIN_TOKEN_KEY = "admin_token"

/** Set at the first sign-in and kept after the session. */
export const OPERATOR_KEY = "admin_browser"

/** True once an operator has signed in here. Pixels could read the token, so they never load in this browser. */
export const isOperatorsBrowser = () => {
  try {
    return [ADMIN_TOKEN_KEY, OPERATOR_KEY].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
