import { Badge } from "@chakra-ui/react/badge"
import { chakra } from "@chakra-ui/react/styled-system"
import { useMinute } from "../../../components/useMinute.ts"
import type { MailDelivery_StateFragment } from "../../../graphql/generated.ts"
import { mailTrouble } from "./mailTrouble.ts"

/** Marks the mail log's tab with the number of mails that are not delivered. While all is well there is none. */
export const MailTroubleMark = ({ state }: { state: MailDelivery_StateFragment }) => {
  const { count } = mailTrouble(state, useMinute())
  if (count === 0) return null
  return (
    <Badge colorPalette="red" variant="surface" borderRadius="full">
      {count.toLocaleString("en-US")}
      <chakra.span srOnly> not delivered</chakra.span>
    </Badge>
  )
}
