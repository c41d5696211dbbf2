import { counted } from "../../../parts/list/counts.ts"
import { RouteLink } from "../../../parts/RouteLink.tsx"

/** As many as the server counts. */
const COUNTED_MAX = 1_000

/** Leads to what may be spam, if there is any. */
export const QuarantineLink = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? (
    <RouteLink to={to} color="fg.muted">
      {`${counted(count, ["submission", "submissions"]).replace(" ", count === COUNTED_MAX ? "+ " : " ")} in quarantine`}
    </RouteLink>
  ) : null
