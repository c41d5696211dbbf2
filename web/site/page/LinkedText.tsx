import { localized } from "@farelight/api/contract/text/locale.ts"
import { Fragment } from "react"
import { useCurrentPage } from "./currentPage.ts"

/** A Markdown link in an operator's text: `[words](/path)` on the site, `[words](https://…)` elsewhere. */
export const LINK = /\[([^[\]]+)\]\((\/[\w/-]*|https:\/\/[^\s()]+)\)/g

export const LinkedText = ({ text }: { text: string }) => {
  const { locale } = useCurrentPage()
  const parts = [...text.matchAll(LINK)]
  if (parts.length === 0) return text
  const ends = parts.map(({ 0: written, index }) => index + written.length)
  return (
    <>
      {parts.map(({ 1: words, 2: target = "/", index }, at) => (
        <Fragment key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          {target.startsWith("/") ? (
            <a href={localized(target, locale)}>{words}</a>
          ) : (
            <a href={target} rel="noreferrer">
              {words}
            </a>
          )}
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
