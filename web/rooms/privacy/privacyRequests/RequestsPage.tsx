import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { Badge, Link } from "../../../components/chakra.ts"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { type Column, Records } from "../../../components/list/Records.tsx"
import { useOpenRecord } from "../../../components/list/rows/useOpenRecord.ts"
import { Segments } from "../../../components/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../components/list/usePagedQuery.ts"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { usePrivacyRequestsQuery } from "../../../graphql/generated.ts"
import { OpenRequest } from "./OpenRequest.tsx"
import { DueMark, kindWords, type ListedRequest, OutcomeBadge, requesterName } from "./requestLook.tsx"

const PAGE_SIZE = 50

const panes = ["Open", "Answered"] as const

const columns: Column<ListedRequest>[] = [
  { header: "Request", place: "mark", width: "9.5rem", cell: ({ kind }) => kindWords[kind].short },
  {
    header: "Person",
    place: "title",
    cell: (request) => (request.name && request.email ? `${request.name}, ${request.email}` : requesterName(request)),
  },
  {
    header: "Received",
    place: "detail",
    width: "8rem",
    cell: ({ receivedAt }) => (
      <>
        <RelativeTime of={receivedAt} /> ago
      </>
    ),
  },
]

const openColumns: Column<ListedRequest>[] = [
  ...columns,
  {
    header: "",
    place: "aside",
    width: "5.5rem",
    cell: ({ extendedAt }) => extendedAt && <Badge colorPalette="gray">extended</Badge>,
  },
  { header: "Status", place: "when", width: "10rem", cell: ({ dueAt }) => <DueMark dueAt={dueAt} /> },
]

const answeredColumns: Column<ListedRequest>[] = [
  ...columns,
  { header: "Answer", place: "aside", width: "8.5rem", cell: (request) => <OutcomeBadge request={request} /> },
  {
    header: "Answered",
    place: "when",
    width: "10rem",
    cell: ({ answeredAt, answeredBy }) => (
      <>
        {answeredAt && <RelativeTime of={answeredAt} />}
        {answeredBy && `, ${answeredBy.name}`}
      </>
    ),
  },
]

const NoRequests = () => (
  <EmptyNote title="No open request">
    People send them on{" "}
    <Link href="/privacy-request" variant="underline" color="fg" display="inline">
      Your Privacy Choices
    </Link>
    , a page of your site. A request appears here as soon as its sender has confirmed the address by the link that was
    mailed.
  </EmptyNote>
)

export const RequestsPage = () => {
  const [address, setAddress] = useSearchParams()
  const isAnswered = address.get("status") === "answered"
  const query = usePrivacyRequestsQuery({
    variables: { status: isAnswered ? "ANSWERED" : "OPEN", first: PAGE_SIZE, after: null },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const list = usePagedQuery(query, "privacyRequests")
  const opening = useOpenRecord({ path: PRIVACY_REQUESTS_PATH })

  return (
    <Records
      label={isAnswered ? "Answered requests" : "Open requests"}
      noun="request"
      columns={isAnswered ? answeredColumns : openColumns}
      about="The law gives you 45 days for an answer, counted from the day it was asked. You can extend that once by 45 days if you tell the person why."
      action={
        <Segments
          label="Which requests"
          options={panes.map((name) => ({ name, label: name }))}
          chosen={isAnswered ? "Answered" : "Open"}
          choose={(pane) => setAddress(pane === "Answered" ? { status: "answered" } : {}, { replace: true })}
        />
      }
      list={list}
      records={list.isStale ? undefined : list.page?.nodes}
      loading="Loading the requests"
      empty={isAnswered ? <EmptyNote title="No request was answered yet" /> : <NoRequests />}
      opening={opening}
      nameOf={(request) => `${kindWords[request.kind].short}: ${requesterName(request)}`}
      panel={<OpenRequest opening={opening} />}
    />
  )
}
