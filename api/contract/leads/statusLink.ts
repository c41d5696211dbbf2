import { STATUS_PATH } from "../site/sitePaths.ts"

// A token starts with the reference that senders can quote: the letter of the kind and the number.
const TOKEN = /^([a-z])([1-9]\d{0,15})-[\w-]{43}$/

const MAILED = new RegExp(`(${STATUS_PATH}/)[a-z][1-9]\\d{0,15}-[\\w-]{43}`, "g")

export const withoutStatusTokens = (text: string, instead: string) => text.replaceAll(MAILED, `$1${instead}`)

/** Does not verify the token, so its lead may not exist. */
export const readToken = (token: string): { letter: string; id: number } | null => {
  const [, letter, id] = TOKEN.exec(token) ?? []
  return letter ? { letter, id: Number(id) } : null
}

export const referenceOf = (letter: string, id: number) => `${letter.toUpperCase()}-${id}`

export const statusPath = (token: string) => `${STATUS_PATH}/${token}`

export const referenceAt = (path: string): string | null => {
  const read = readToken(path.slice(path.lastIndexOf("/") + 1))
  return read && referenceOf(read.letter, read.id)
}
