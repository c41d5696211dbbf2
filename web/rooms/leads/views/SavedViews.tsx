import { Suspense, useState } from "react"
import { LoadingMark } from "../../../browser/LoadingMark.tsx"
import { lazyComponent, preloadOnIdle } from "../../../browser/lazyComponent.tsx"
import { Button, Text } from "../../../components/chakra.ts"
import { expectField } from "../../../components/commands/pendingFocus.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { useLeadViewsQuery } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { ViewLink } from "./ViewLink.tsx"
import { savedViewAddress, viewQuery } from "./viewAddress.ts"

const { Part: SaveViewDialog, useIdleFetch: useSaveViewFetch } = preloadOnIdle(
  async () => (await import("./SaveViewDialog.tsx")).SaveViewDialog,
)
const OwnViewsDialog = lazyComponent(() => import("./OwnViewsDialog.tsx"), "OwnViewsDialog")

interface Props {
  kind: Pick<LeadKindFacts, "type" | "tab">
  address: string
  /** True for a view that has a name already, such as the unfiltered list. */
  isNamed: boolean
  isInSidebar: boolean
}

const small = {
  variant: "plain",
  size: "xs",
  flexShrink: "0",
  color: "fg.muted",
  textDecoration: "underline",
  alignSelf: "start",
} as const

export const SavedViews = ({ kind, address, isNamed, isInSidebar }: Props) => {
  const { data } = useLeadViewsQuery()
  const [dialog, setDialog] = useState<"save" | "own">()
  const close = () => setDialog(undefined)
  useSaveViewFetch()
  const views = data?.leadViews.filter(({ leadType }) => leadType === kind.type) ?? []
  const own = views.filter(({ isOwn }) => isOwn)
  const shown = viewQuery(address)
  const current = views.find(({ query }) => viewQuery(query) === shown)
  const isNew = !isNamed && !current
  const save = () => {
    expectField("view", close)
    setDialog("save")
  }
  useCommands([{ id: "views.save", title: "Save view", group: "List", isEnabled: isNew, run: save }])

  return (
    <>
      {views.map((view) => (
        <ViewLink
          key={view.id}
          to={savedViewAddress(kind.tab, view)}
          isCurrent={view === current}
          isInSidebar={isInSidebar}
          title={view.isOwn ? undefined : `Shared by ${view.madeBy.name}`}
        >
          <Text as="span" maxWidth="48" truncate>
            {view.name}
          </Text>
        </ViewLink>
      ))}
      {isNew && (
        <Button {...small} onClick={save}>
          Save view
        </Button>
      )}
      {own.length > 0 && (
        <Button {...small} onClick={() => setDialog("own")}>
          Edit views
        </Button>
      )}
      <Suspense fallback={<LoadingMark />}>
        {dialog === "save" && <SaveViewDialog kind={kind} query={shown} own={own} close={close} />}
        {dialog === "own" && <OwnViewsDialog own={own} close={close} />}
      </Suspense>
    </>
  )
}
