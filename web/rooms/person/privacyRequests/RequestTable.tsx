import { Link as RouterLink } from "react-router-dom"
import { Badge, Box, Link, Stack, Text } from "../../../parts/chakra.ts"
import { type Column, RecordTable } from "../../../parts/list/RecordTable.tsx"
import { Remark } from "../../../parts/Remark.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { DueMark } from "./DueMark.tsx"
import { kindWords, type ListedRequest, outcomeWords, requesterOf } from "./requestWords.ts"

const request: Column<ListedRequest> = {
  header: "Request",
  cell: ({ id, kind, name, email }) => (
    <Box minWidth="0" maxWidth={{ xl: "26rem" }}>
      <Link
        asChild
        variant="underline"
        fontWeight="semibold"
        overflowWrap="anywhere"
        lineClamp="2"
        aria-label={`${kindWords[kind].short}: ${requesterOf({ name, email })}`}
      >
        <RouterLink to={id} relative="path">
          {kindWords[kind].short}
        </RouterLink>
      </Link>
      <Text as="span" display="block" fontSize="sm" overflowWrap="anywhere" lineClamp="2">
        {requesterOf({ name, email })}
      </Text>
      {name && email && (
        <Remark as="span" display="block" overflowWrap="anywhere" lineClamp="2">
          {email}
        </Remark>
      )}
    </Box>
  ),
}

const received: Column<ListedRequest> = {
  header: "Received",
  cell: ({ receivedAt }) => (
    <Text as="span" fontSize="sm">
      <Moment at={receivedAt} />
    </Text>
  ),
}

const open: Column<ListedRequest>[] = [
  request,
  received,
  {
    header: "Status",
    cell: ({ dueAt, extendedAt }) => (
      <Stack gap="1" align="start">
        <DueMark dueAt={dueAt} />
        {extendedAt && <Badge colorPalette="gray">extended</Badge>}
      </Stack>
    ),
  },
]

const answered: Column<ListedRequest>[] = [
  request,
  received,
  {
    header: "Answer",
    cell: ({ kind, outcome, answeredAt, answeredBy }) => (
      <Stack gap="1" align="start">
        {outcome && (
          <Badge colorPalette={outcome === "FULFILLED" ? "green" : "gray"}>{outcomeWords(kind, outcome)}</Badge>
        )}
        <Remark as="span" overflowWrap="anywhere">
          {answeredAt && <Moment at={answeredAt} />}
          {answeredBy && `, ${answeredBy.name}`}
        </Remark>
      </Stack>
    ),
  },
]

interface Props {
  requests: readonly ListedRequest[]
  isAnswered: boolean
}

/** Requests in rows, each with the way to its page. */
export const RequestTable = ({ requests, isAnswered }: Props) => (
  <RecordTable
    label={isAnswered ? "Answered requests" : "Open requests"}
    columns={isAnswered ? answered : open}
    records={requests}
  />
)
