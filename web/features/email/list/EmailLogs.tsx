import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect, useId } from "react"
import { toast } from "sonner"
import { errorCode } from "../../../apollo/errors.ts"
import { polling } from "../../../apollo/polling.ts"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { NewRecordsNotice } from "../../../components/records/NewRecordsNotice.tsx"
import { useListAddress } from "../../../components/records/useListAddress.ts"
import { useLoadState } from "../../../components/records/useLoadState.ts"
import { useSteadyPage } from "../../../components/records/useSteadyPage.ts"
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
  const { data, previousData, loading, error, refetch } = query
  const { hasFailed, loadedAt } = useLoadState(query)
  const isRefused = errorCode(error) === "UNAUTHENTICATED"
  const { page, newsCount, showNews } = useSteadyPage({
    key: String(writeEmailLogView(view)),
    current: data?.emailLogs,
    isSettled: !loading,
  })
  const listId = useId()
  const shown = page ?? previousData?.emailLogs

  useEffect(() => {
    // A refused token leads to the login, which says enough.
    if (hasFailed && !isRefused) toast.error(messages.emailLogsLoadFailed, { id: messages.emailLogsLoadFailed })
  }, [hasFailed, isRefused])

  return (
    <Stack gap="4">
      {mailState && <MailDelivery state={mailState} />}
      <EmailLogFilterBar view={view} narrow={showFirst} listId={listId} />
      {hasFailed && (
        <LoadFailure message={messages.emailLogsLoadFailed} retry={refetch} shownSince={shown && loadedAt} />
      )}
      <NewRecordsNotice count={newsCount} noun={["email", "emails"]} show={showNews} />
      {shown && (
        <EmailLogPage
          id={listId}
          page={shown}
          view={view}
          isConfigured={mailState?.isConfigured ?? true}
          isStale={page === undefined}
          goToNext={goToNext}
          goToPrevious={goToPrevious}
        />
      )}
      {!shown && !hasFailed && <EmailLogsSkeleton />}
    </Stack>
  )
}
