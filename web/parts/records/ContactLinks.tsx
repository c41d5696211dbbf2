import { chakra, Link } from "../chakra.ts"

// An address may contain characters that would add headers to the email, such as `?bcc=`.
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

/** An email address that opens a new email; a line break is allowed after its `@`. */
export const MailLink = ({ address, tabIndex }: { address: string; tabIndex?: number }) => {
  const domainStart = address.indexOf("@") + 1
  return (
    <a href={mailto(address)} className="mail-link" tabIndex={tabIndex}>
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </a>
  )
}

// People write extensions and remarks after their number.
const dialable = (number: string) => number.replace(/[^\d+*#]/g, "")

interface PhoneLinkProps {
  number: string
  /** What to call, where the number could be read. */
  e164?: string | null
  display?: string
}

/** A phone number that calls it; what was entered follows if it says more than the number. */
export const PhoneLink = ({ number, e164, display = number }: PhoneLinkProps) => {
  const hasRemark = e164 && /[^\d\s()+./-]/.test(number) && display !== number
  return (
    <>
      <Link href={`tel:${e164 ?? dialable(number)}`} color="fg" variant="underline">
        {display}
      </Link>
      {hasRemark && <chakra.span color="fg.muted">{` (entered as “${number}”)`}</chakra.span>}
    </>
  )
}
