import { RouteLink } from "../../../../components/chakra.ts"
import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
import { emailLogPath } from "../emailLogAddress.ts"

export const MailNote = ({ state: { isConfigured } }: { state: MailDelivery_StateFragment }) => (
  <span>
    {isConfigured ? "Sent emails are in " : "Email isn't set up yet. To set it up, see "}
    <RouteLink to={emailLogPath({})} display="inline">
      Email Logs
    </RouteLink>
    .
  </span>
)
