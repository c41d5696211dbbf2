import { messages } from "@farelight/api/contract/api/messages.ts"
import { useId } from "react"
import { polling } from "../../../../apollo/polling.ts"
import {
  type EmailLogFilter,
  type MailDelivery_StateFragment,
  useEmailLogsQuery,
} from "../../../../graphql/generated.ts"
import { Box, Flex, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { FilterBar } from "../../../../parts/list/FilterBar.tsx"
import { FilterChoice } from "../../../../parts/list/FilterChoice.tsx"
import { NewRecordsNotice } from "../../../../parts/list/ListNotices.tsx"
import { useListAddress } from "../../../../parts/list/listAddress.ts"
import { countNewRecords, usePagedQuery } from "../../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { useMinute } from "../../../../parts/records/Moment.tsx"
import { MailDelivery } from "../delivery/MailDelivery.tsx"
import { isMailWell } from "../delivery/MailTroubleMark.tsx"
import {
  type EmailLogView,
  emailLogTab,
  everyEmail,
  isNarrowed,
  readEmailLogView,
  writeEmailLogView,
} from "../emailLogAddress.ts"
import { emailStatusOptions, useEmailTypeOptions } from "../emailLogLook.tsx"
import { useEmailLogTypes } from "../emailLogTypes.ts"
import { EmailLogPage, PAGE_SIZE } from "./EmailLogPage.tsx"
import { emailList } from "./emailListStyles.ts"

const filterVariables = ({ search, statuses, types }: EmailLogView): EmailLogFilter => ({
  ...(search && { search }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
  ...(types.length > 0 && { types: [...types] }),
})

/** The email log, newest first, below the state of outgoing mail. */
export const EmailLogs = ({ mailState }: { mailState: MailDelivery_StateFragment | undefined }) => {
  const emailTypes = useEmailLogTypes()
  const { view, showFirst, goToNext, goToPrevious } = useListAddress({
    tab: emailLogTab,
    read: (address) => readEmailLogView(emailTypes, address),
    write: (shown: EmailLogView) => writeEmailLogView(emailTypes, shown),
  })
  const query = useEmailLogsQuery({
    variables: { first: PAGE_SIZE, after: view.after, filter: filterVariables(view) },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { page, latest, isStale, hasFailed, loadedAt, reload, showLatest } = usePagedQuery(query, "emailLogs", {
    failureToast: messages.emailLogsLoadFailed,
    isFrozen: ({ emailLogs }) => emailLogs.nodes.length > 0,
  })
  const newsCount = page && latest && !isStale ? countNewRecords(latest.nodes, page.nodes) : 0
  const listId = useId()
  const typeOptions = useEmailTypeOptions()
  const now = useMinute()
  const isEmpty = page?.nodes.length === 0 && !isNarrowed(view)
  const clear = () => showFirst(everyEmail)

  const delivery = mailState && <MailDelivery key="delivery" state={mailState} isLogEmpty={isEmpty} />
  const filterBar = !isEmpty && (
    <Box key="filter" flex={{ base: "1 1 100%", lg: "1 1 30rem" }}>
      <FilterBar
        searchHint="Subject or recipient"
        searched={view.search}
        search={(search, options) => showFirst({ search }, options)}
        isNarrowed={isNarrowed(view)}
        clear={clear}
        listId={listId}
      >
        <FilterChoice
          label="Status"
          options={emailStatusOptions}
          chosen={view.statuses}
          choose={(statuses) => showFirst({ statuses })}
        />
        <FilterChoice label="Type" options={typeOptions} chosen={view.types} choose={(types) => showFirst({ types })} />
      </FilterBar>
    </Box>
  )

  return (
    <Stack gap="3">
      {/* What is wrong comes first; that all is well stands at the end of the line. */}
      <Flex gap="3" wrap="wrap" align="start" justify="space-between">
        {mailState && isMailWell(mailState, now) ? [filterBar, delivery] : [delivery, filterBar]}
      </Flex>
      {hasFailed && <LoadFailure message={messages.emailLogsLoadFailed} retry={reload} shownSince={page && loadedAt} />}
      <NewRecordsNotice count={newsCount} noun={["email", "emails"]} show={showLatest} />
      {page && (
        <EmailLogPage
          id={listId}
          page={page}
          view={view}
          isConfigured={mailState?.isConfigured ?? true}
          isStale={isStale}
          clear={clear}
          goToNext={goToNext}
          goToPrevious={goToPrevious}
        />
      )}
      {!page && !hasFailed && <EmailLogsSkeleton />}
    </Stack>
  )
}

const ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => index)

/** As high as what it stands in for, so that nothing moves when that comes. */
const EmailLogsSkeleton = () => (
  <Box css={emailList}>
    <div data-email-head="">
      <Text role="status" color="fg.muted" fontSize="sm">
        Loading email logs...
      </Text>
    </div>
    <Box as="ul" aria-hidden="true">
      {ROWS.map((row) => (
        <Flex as="li" key={row} height="11" align="center" paddingX="4">
          <Skeleton height="4" width="70%" />
        </Flex>
      ))}
    </Box>
  </Box>
)
