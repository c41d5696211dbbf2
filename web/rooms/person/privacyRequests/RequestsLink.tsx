import { Link as RouterLink } from "react-router-dom"
import { Link } from "../../../parts/chakra.ts"
import { counted } from "../../../parts/list/counts.ts"

interface Props {
  counts: { open: number; dueSoon: number; overdue: number }
  to: string
}

const wordsFor = ({ open, dueSoon, overdue }: Props["counts"]) => {
  const nouns = ["privacy request", "privacy requests"] as const
  if (overdue > 0) return `${counted(overdue, nouns)} overdue`
  if (dueSoon > 0) return `${counted(dueSoon, nouns)} due soon`
  return counted(open, nouns)
}

/** Leads to what people ask for about their data, if there is anything open: the most pressing of it is counted. */
export const RequestsLink = ({ counts, to }: Props) =>
  counts.open > 0 ? (
    <Link asChild color={counts.overdue > 0 ? "fg.error" : "fg.muted"} variant="underline">
      <RouterLink to={to}>{wordsFor(counts)}</RouterLink>
    </Link>
  ) : null
