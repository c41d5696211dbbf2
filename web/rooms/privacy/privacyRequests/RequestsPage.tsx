import { PRIVACY_REQUESTS_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { useSearchParams } from "react-router-dom"
import { polling } from "../../../apollo/polling.ts"
import { usePrivacyRequestsQuery } from "../../../graphql/generated.ts"
import { Badge, Link } from "../../../parts/chakra.ts"
import { EmptyNote } from "../../../parts/list/ListNotices.tsx"
import { Inbox } from "../../../parts/list/rows/Inbox.tsx"
import { useOpenRecord } from "../../../parts/list/rows/useOpenRecord.ts"
import { Segments } from "../../../parts/list/Segments.tsx"
import { usePagedQuery } from "../../../parts/list/usePagedQuery.ts"
import { Age } from "../../../parts/records/Moment.tsx"
import { DueMark } from "./DueMark.tsx"
import { OpenRequest } from "./OpenRequest.tsx"
import { kindWords, type ListedRequest, OutcomeBadge, requesterOf } from "./requestLook.tsx"

const PAGE_SIZE = 50

const panes = ["Open", "Answered"] as const

const widths = { mark: "9.5rem", detail: "8rem", when: "10rem" }
const openWidths = { ...widths, aside: "5.5rem" }
const answeredWidths = { ...widths, aside: "8.5rem" }

const names = { mark: "Request", title: "Person", detail: "Received" }
const openNames = { ...names, when: "Status" }
const answeredNames = { ...names, aside: "Answer", when: "Answered" }

const NoRequests = () => (
  <EmptyNote title="No open request">
    People send them on the page{" "}
    <Link href="/privacy-request" variant="underline" color="fg">
      Privacy requests
    </Link>{" "}
    of your site. A request appears here as soon as its sender has confirmed the address by the link that was mailed.
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
    <Inbox<ListedRequest>
      label={isAnswered ? "Answered requests" : "Open requests"}
      noun="request"
      widths={isAnswered ? answeredWidths : openWidths}
      names={isAnswered ? answeredNames : openNames}
      about="The law gives you 45 days for an answer, counted from the day it was asked. You can extend that once by 45 days if you tell the person why."
      besideAbout={
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
      row={(request) => ({
        name: `${kindWords[request.kind].short}: ${requesterOf(request)}`,
        mark: kindWords[request.kind].short,
        title: request.name && request.email ? `${request.name}, ${request.email}` : requesterOf(request),
        detail: (
          <>
            <Age of={request.receivedAt} /> ago
          </>
        ),
        aside: isAnswered ? (
          <OutcomeBadge request={request} />
        ) : (
          request.extendedAt && <Badge colorPalette="gray">extended</Badge>
        ),
        when: isAnswered ? <AnsweredMark request={request} /> : <DueMark dueAt={request.dueAt} />,
      })}
      panel={<OpenRequest opening={opening} />}
    />
  )
}

const AnsweredMark = ({ request: { answeredAt, answeredBy } }: { request: ListedRequest }) => (
  <>
    {answeredAt && <Age of={answeredAt} />}
    {answeredBy && `, ${answeredBy.name}`}
  </>
)
