import { UNSTORED_TOKEN } from "./unstoredToken.ts"

// Mail programs and services that rewrite links write "/", "?", "=" and "#" as they are or escaped.
const SLASH = "(?:/|%2F)"
const LINKS = [
  `status${SLASH}[a-z][1-9]\\d{0,15}-`,
  `privacy-request${SLASH}(?:confirm|export)(?:\\?|%3F)token(?:=|%3D|=3D)`,
  `adminpage${SLASH}(?:invitation|password-reset)(?:#|%23)`,
].join("|")

const TOKEN_LENGTH = 43

/** A link's token, which a mail program may have broken over two lines, the second of them quoted. */
const LINK = new RegExp(`(${LINKS})([\\w-]{1,${TOKEN_LENGTH}})(?:(=?\\r?\\n[>\\s]*)([\\w-]+))?`, "gi")
const REPLY_ADDRESS = /\+[a-z2-7]{26}(?=@|%40|&#64;)/gi

/**
 * Takes the tokens of our own links and reply addresses out of a text that came by mail, as mails quote what they answer:
 * whoever may read it could otherwise act as its sender.
 */
export const redactTokens = (text: string) =>
  text
    .replace(LINK, (all: string, link: string, token: string, gap = "", next = "") => {
      const missing = TOKEN_LENGTH - token.length
      // A shorter one is another site's link, and the line below it somebody's words.
      if (next.length < missing) return all
      return `${link}${UNSTORED_TOKEN}${missing === 0 ? gap : ""}${next.slice(missing)}`
    })
    .replace(REPLY_ADDRESS, `+${UNSTORED_TOKEN}`)
