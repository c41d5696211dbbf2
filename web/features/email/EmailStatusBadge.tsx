import { Badge } from "@chakra-ui/react/badge"
import { emailLogStatuses } from "@farelight/api/contract/emailLog.ts"
import type { EmailLogStatus } from "../../graphql/generated.ts"
import { emailLogStatusPalette } from "./emailLogStatusLook.ts"

/** What has become of a mail, in its colour. */
export const EmailStatusBadge = ({ status }: { status: EmailLogStatus }) => (
  <Badge colorPalette={emailLogStatusPalette(status)} variant="surface" flexShrink="0">
    {emailLogStatuses[status]}
  </Badge>
)
