/** Where the browser has the token of whoever is signed in. The name is part of the public contract. */
export const ADMIN_TOKEN_KEY = "admin_token"

/** Says that somebody has signed in here, also after the session. */
export const OPERATOR_KEY = "admin_browser"

/** True once somebody has signed in here. Pixels could read the token, so they never load in this browser. */
export const isOperatorsBrowser = () => {
  try {
    return [ADMIN_TOKEN_KEY, OPERATOR_KEY].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
