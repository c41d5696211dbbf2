import type { MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
import { RouteLink } from "../../../../parts/RouteLink.tsx"
import { emailLogPath } from "../emailLogAddress.ts"

export const MailNote = ({ state: { isConfigured } }: { state: MailDelivery_StateFragment }) => (
  <span>
    {isConfigured ? "A mail server is set. What it sends is in " : "No mail server is set yet. How to set one is in "}
    <RouteLink to={emailLogPath({})} display="inline">
      Email Logs
    </RouteLink>
    .
  </span>
)
