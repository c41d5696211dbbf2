import { UNSTORED_TOKEN } from "./unstoredToken.ts"

// Mail programs and link rewriters may escape "/", "?", "=" and "#", so both forms match.
const SLASH = "(?:/|%2F)"
const LINKS = [
  `(?:status|unsubscribe)${SLASH}[a-z][1-9]\\d{0,15}-`,
  `privacy-request${SLASH}(?:confirm|export)(?:\\?|%3F)token(?:=|%3D|=3D)`,
  `adminpage${SLASH}(?:invitation|password-reset)(?:#|%23)`,
].join("|")

const TOKEN_LENGTH = 43

/** A mail program may break the token over two lines, and quote the second line. */
const LINK = new RegExp(`(${LINKS})([\\w-]{1,${TOKEN_LENGTH}})(?:(=?\\r?\\n[>\\s]*)([\\w-]+))?`, "gi")
const REPLY_ADDRESS = /\+[a-z2-7]{26}(?=@|%40|&#64;)/gi

/** A reader of quoted mail could act as the sender, so the tokens of our links and reply addresses are removed. */
export const redactTokens = (text: string) =>
  text
    .replace(LINK, (all: string, link: string, token: string, gap = "", next = "") => {
      const missing = TOKEN_LENGTH - token.length
      // Together too short for a token, so this is the link of another site, with an unrelated text behind it.
      if (next.length < missing) return all
      return `${link}${UNSTORED_TOKEN}${missing === 0 ? gap : ""}${next.slice(missing)}`
    })
    .replace(REPLY_ADDRESS, `+${UNSTORED_TOKEN}`)
