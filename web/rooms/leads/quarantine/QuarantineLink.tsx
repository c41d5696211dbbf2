import { Link as RouterLink } from "react-router-dom"
import { Link } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"

/** As many as the server counts. */
const COUNTED_MAX = 1_000

/** Leads to what may be spam, if there is any. */
export const QuarantineLink = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? (
    <Link asChild color="fg.muted" variant="underline">
      <RouterLink to={to}>
        {`${counted(count, ["submission", "submissions"]).replace(" ", count === COUNTED_MAX ? "+ " : " ")} in quarantine`}
      </RouterLink>
    </Link>
  ) : null
