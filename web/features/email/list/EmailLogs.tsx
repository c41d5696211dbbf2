import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/contract/messages.ts"
import { useId } from "react"
import { polling } from "../../../apollo/polling.ts"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { NewRecordsNotice } from "../../../components/records/NewRecordsNotice.tsx"
import { countNewRecords, useFrozenPage } from "../../../components/records/useFrozenPage.ts"
import { useListAddress } from "../../../components/records/useListAddress.ts"
import { useLoadState } from "../../../components/records/useLoadState.ts"
import { type MailDelivery_StateFragment, useEmailLogsQuery } from "../../../graphql/generated.ts"
import { MailDelivery } from "../delivery/MailDelivery.tsx"
import { emailLogTab } from "../emailLogPaths.ts"
import { EmailLogFilterBar } from "./EmailLogFilterBar.tsx"
import { EmailLogPage } from "./EmailLogPage.tsx"
import { EmailLogsSkeleton } from "./EmailLogsSkeleton.tsx"
import { filterVariables, PAGE_SIZE, readEmailLogView, writeEmailLogView } from "./emailLogView.ts"

/** The mail log, newest first, below how outgoing mail stands. */
export const EmailLogs = ({ mailState }: { mailState: MailDelivery_StateFragment | undefined }) => {
  const { view, showFirst, goToNext, goToPrevious } = useListAddress({
    tab: emailLogTab,
    read: readEmailLogView,
    write: writeEmailLogView,
  })
  const query = useEmailLogsQuery({
    variables: { first: PAGE_SIZE, after: view.after, filter: filterVariables(view) },
    fetchPolicy: "cache-and-network",
    ...polling,
  })
  const { hasFailed, loadedAt } = useLoadState(query, messages.emailLogsLoadFailed)
  const { frozen, isStale, showLatest } = useFrozenPage(
    String(writeEmailLogView(view)),
    query,
    ({ emailLogs }) => emailLogs.nodes.length === 0,
  )
  const shown = frozen?.emailLogs
  const latest = query.data?.emailLogs
  const newsCount = shown && latest && !isStale ? countNewRecords(latest.nodes, shown.nodes) : 0
  const listId = useId()

  return (
    <Stack gap="4">
      {mailState && <MailDelivery state={mailState} />}
      <EmailLogFilterBar view={view} narrow={showFirst} listId={listId} />
      {hasFailed && (
        <LoadFailure message={messages.emailLogsLoadFailed} retry={query.refetch} shownSince={shown && loadedAt} />
      )}
      <NewRecordsNotice count={newsCount} noun={["email", "emails"]} show={showLatest} />
      {shown && (
        <EmailLogPage
          id={listId}
          page={shown}
          view={view}
          isConfigured={mailState?.isConfigured ?? true}
          isStale={isStale}
          goToNext={goToNext}
          goToPrevious={goToPrevious}
        />
      )}
      {!shown && !hasFailed && <EmailLogsSkeleton />}
    </Stack>
  )
}
