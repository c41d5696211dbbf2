import { localized } from "@farelight/api/contract/text/locale.ts"
import { Fragment } from "react"
import { useCurrentPage } from "./currentPage.ts"

/** A Markdown link in an operator's text: `[words](/path)` to the site, or `[words](https://…)` to another site. */
export const LINK_PATTERN = /\[([^[\]]+)\]\((\/[\w/-]*|https:\/\/[^\s()]+)\)/g

const EMAIL = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/
const PHONE = /((?:\+1 )?\(\d{3}\) \d{3}-\d{4})/
const PARTS = new RegExp(`${LINK_PATTERN.source}|${EMAIL.source}|${PHONE.source}`, "g")

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`

export const LinkedText = ({ text }: { text: string }) => {
  const { locale } = useCurrentPage()
  const parts = [...text.matchAll(PARTS)]
  if (parts.length === 0) return text
  const ends = parts.map(({ 0: written, index }) => index + written.length)
  const hrefOf = ([, , target = "/", email, phone]: RegExpExecArray) => {
    if (email) return `mailto:${email}`
    if (phone) return phoneHref(phone)
    return target.startsWith("/") ? localized(target, locale) : target
  }
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={part.index}>
          {text.slice(ends[at - 1] ?? 0, part.index)}
          <a href={hrefOf(part)} rel={part[2]?.startsWith("https:") ? "noreferrer" : undefined}>
            {part[1] ?? part[0]}
          </a>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
