import { Link } from "@chakra-ui/react/link"

// What a phone can dial; extensions and remarks that people write behind their number are not.
const dialled = (number: string) => number.replace(/[^\d+*#]/g, "")

/** A phone number that calls it. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${dialled(number)}`} color="fg" variant="underline">
    {number}
  </Link>
)
