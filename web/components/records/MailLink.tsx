import { Link } from "@chakra-ui/react/link"

// An address may hold characters that would start a mail's headers, such as `?bcc=`; only its `@` stays bare.
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

/** An e-mail address that opens a new mail; where it does not fit on a line it breaks behind the `@`. */
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
