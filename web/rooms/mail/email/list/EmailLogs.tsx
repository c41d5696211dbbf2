import { messages } from "@farelight/api/contract/api/messages.ts"
import { useId } from "react"
import { polling } from "../../../../apollo/polling.ts"
import {
  type EmailLogFilter,
  type MailDelivery_StateFragment,
  useEmailLogsQuery,
} from "../../../../graphql/generated.ts"
import { Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { FilterBar } from "../../../../parts/list/FilterBar.tsx"
import { NewRecordsNotice } from "../../../../parts/list/ListNotices.tsx"
import { useListAddress } from "../../../../parts/list/listAddress.ts"
import { ToggleGroup } from "../../../../parts/list/ToggleGroup.tsx"
import { countNewRecords, usePagedQuery } from "../../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { MailDelivery } from "../delivery/MailDelivery.tsx"
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

  return (
    <Stack gap="4">
      {mailState && <MailDelivery state={mailState} />}
      <EmailLogFilterBar view={view} narrow={showFirst} listId={listId} />
      {hasFailed && <LoadFailure message={messages.emailLogsLoadFailed} retry={reload} shownSince={page && loadedAt} />}
      <NewRecordsNotice count={newsCount} noun={["email", "emails"]} show={showLatest} />
      {page && (
        <EmailLogPage
          id={listId}
          page={page}
          view={view}
          isConfigured={mailState?.isConfigured ?? true}
          isStale={isStale}
          goToNext={goToNext}
          goToPrevious={goToPrevious}
        />
      )}
      {!page && !hasFailed && <EmailLogsSkeleton />}
    </Stack>
  )
}

interface FilterProps {
  view: EmailLogView
  narrow: (change: Partial<EmailLogView>, options?: { replace: boolean }) => void
  listId: string
}

const EmailLogFilterBar = ({ view, narrow, listId }: FilterProps) => (
  <FilterBar
    searchHint="Subject or recipient"
    searched={view.search}
    search={(search, options) => narrow({ search }, options)}
    isNarrowed={isNarrowed(view)}
    clear={() => narrow(everyEmail)}
    listId={listId}
    areMany
  >
    <ToggleGroup
      label="Status"
      options={emailStatusOptions}
      chosen={view.statuses}
      choose={(statuses) => narrow({ statuses })}
    />
    <ToggleGroup
      label="Type"
      options={useEmailTypeOptions()}
      chosen={view.types}
      choose={(types) => narrow({ types })}
    />
  </FilterBar>
)

const CARDS = ["1", "2", "3", "4", "5"]

const EmailLogsSkeleton = () => (
  <Stack gap="3">
    <Text role="status" color="fg.muted">
      Loading email logs...
    </Text>
    {CARDS.map((card) => (
      <Skeleton key={card} height="28" borderRadius="l3" />
    ))}
  </Stack>
)
