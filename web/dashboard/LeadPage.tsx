import { useQuery } from "@apollo/client/react"
import { Heading } from "@chakra-ui/react/heading"
import { Link } from "@chakra-ui/react/link"
import { Stack } from "@chakra-ui/react/stack"
import { type MouseEvent, useEffect, useRef } from "react"
import { Link as RouterLink, useLocation, useNavigate, useParams } from "react-router-dom"
import { polling } from "../apollo/polling.ts"
import { LoadFailure, useLoadState } from "../components/records/LoadFailure.tsx"
import { LeadDetails } from "../features/leads/details/LeadDetails.tsx"
import type { DetailedLead, LeadKind, LeadKindFacts, ListedLead } from "../features/leads/leadKind.ts"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { contentId, paths } from "./paths.ts"
import { useDashboard } from "./useDashboard.ts"

/** Leads to the list and, for an operator who came from it, back to the same place in it. */
const BackToList = ({ kind: { tab, title } }: { kind: LeadKindFacts }) => {
  const { state } = useLocation()
  const navigate = useNavigate()

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!state?.isFromList || opensElsewhere) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link asChild variant="underline" color="fg.muted" alignSelf="start">
      <RouterLink to={`${paths.dashboard}?tab=${tab}`} onClick={goBack}>
        ← {title}
      </RouterLink>
    </Link>
  )
}

interface Props<Row extends ListedLead, Lead extends DetailedLead, SortKey extends string, Conditions extends object> {
  kind: LeadKind<Row, Lead, SortKey, Conditions>
}

/** A lead's own page. */
export const LeadPage = <
  Row extends ListedLead,
  Lead extends DetailedLead,
  SortKey extends string,
  Conditions extends object,
>({
  kind,
}: Props<Row, Lead, SortKey, Conditions>) => {
  const { id = "" } = useParams()
  const query = useQuery(kind.pageDocument, { variables: { id }, fetchPolicy: "cache-and-network", ...polling })
  const { hasFailed, loadedAt } = useLoadState(query)
  const { brandName } = useDashboard()
  const screen = useRef<HTMLDivElement>(null)
  // Undefined until it is loaded, null if there is no such lead.
  const lead = query.data?.lead

  useEffect(() => {
    // The link that led here is gone, and the keyboard would start over at the page's top.
    screen.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="5">
      <title>{`${lead?.name ?? kind.title} | ${brandName}`}</title>
      <BackToList kind={kind} />
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={lead === undefined ? undefined : loadedAt} />}
      {lead === undefined && !hasFailed && <DashboardLoading />}
      {lead === null && (
        <Heading as="h2" size="xl">
          There is no such lead
        </Heading>
      )}
      {lead && <LeadDetails kind={kind} lead={lead} />}
    </Stack>
  )
}
