import { chakra, Link } from "../chakra.ts"

// Encoded, as an address may contain characters that would add mail headers, such as `?bcc=`.
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

/** Permits a line break after `@`, as addresses may be longer than their column. A lead may have no address. */
export const MailLink = ({ address, tabIndex }: { address: string; tabIndex?: number }) => {
  if (!address) return <chakra.span color="fg.muted">No email</chakra.span>
  const domainStart = address.indexOf("@") + 1
  return (
    <a href={mailto(address)} className="mail-link" tabIndex={tabIndex}>
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </a>
  )
}

// Only digits, `+`, `*` and `#` can be dialed.
const dialable = (number: string) => number.replace(/[^\d+*#]/g, "")

interface PhoneLinkProps {
  number: string
  e164?: string | null
  display?: string
}

/** The entry may contain more than the number, such as an extension, which is then shown too. */
export const PhoneLink = ({ number, e164, display = number }: PhoneLinkProps) => {
  const hasRemark = e164 && /[^\d\s()+./-]/.test(number) && display !== number
  if (!number) return <chakra.span color="fg.muted">No phone</chakra.span>
  return (
    <>
      <Link href={`tel:${e164 ?? dialable(number)}`} color="fg" variant="underline">
        {display}
      </Link>
      {hasRemark && <chakra.span color="fg.muted">{` (entered as “${number}”)`}</chakra.span>}
    </>
  )
}
