import { Link } from "@chakra-ui/react/link"

// An address may contain characters that would add headers to the email, such as `?bcc=`.
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

/** An email address that opens a new email; a line break is allowed after its `@`. */
export const MailLink = ({ address }: { address: string }) => {
  const domainStart = address.indexOf("@") + 1
  return (
    <Link href={mailto(address)} color="fg" display="inline" variant="underline">
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </Link>
  )
}

// People write extensions and remarks after their number.
const dialable = (number: string) => number.replace(/[^\d+*#]/g, "")

/** A phone number that calls it. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${dialable(number)}`} color="fg" variant="underline">
    {number}
  </Link>
)
