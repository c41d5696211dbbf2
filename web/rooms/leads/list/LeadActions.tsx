import { type ComponentProps, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { Box, Button, TextButton } from "../../../components/chakra.ts"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { runCommand } from "../../../components/commands/commands.ts"
import { ExportButton } from "../../../components/export/ExportButton.tsx"
import { clearFromBar, SelectionBar } from "../../../components/list/SelectionBar.tsx"
import type { ItemSelection, Selection } from "../../../components/list/useSelection.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { SELECTED_MAX } from "../filters/leadListing.ts"
import type { LeadKind, LeadKindFacts, LeadTypes, ListedLead } from "../lead/leadKind.ts"
import { WriteLetter } from "../messages/letters/WriteLetter.tsx"
import { useTrash } from "../removal/useTrash.ts"
import { batches } from "../status/batches.ts"
import { LastChange } from "../status/LastChange.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { FollowUpMenu } from "../work/FollowUpMenu.tsx"
import { OwnerMenu } from "../work/OwnerMenu.tsx"

interface SelectMatchingProps {
  page: { totalCount: number; totalCountIsExact: boolean }
  selection: Selection
  /** Cards have no check box for the whole page. */
  areCards: boolean
  /** Loads all pages of the list as long as `report` returns true. Resolves to a function that selects the leads. */
  findOthers: (report: (count: number) => boolean) => Promise<() => void>
}

const SelectMatching = ({ page, selection, areCards, findOthers }: SelectMatchingProps) => {
  const { totalCount, totalCountIsExact } = page
  const [isLoading, setLoading] = useState(false)
  const [loaded, setLoaded] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  // Unmounting means that the selection was cleared or the list has changed; the leads found are then of no use.
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const left = Math.min(totalCount, SELECTED_MAX) - selection.ids.length
  const selectsPage = areCards && selection.extent === "some"
  if (!isLoading && !selectsPage && (selection.extent !== "all" || left <= 0)) return null

  const selectAll = async () => {
    setLoading(true)
    try {
      const select = await findOthers((count) => {
        setLoaded(count)
        return !isGone.current
      })
      if (isGone.current) return
      select()
      // The focus moves only if the operator has not moved it meanwhile.
      if (button.current?.contains(document.activeElement) || document.activeElement === document.body)
        selection.goToBar()
    } catch (error) {
      toast.error("Failed to select the other leads", { description: failureText(error) })
    } finally {
      setLoading(false)
    }
  }

  const all = totalCount.toLocaleString("en-US")
  const exactly =
    totalCount > SELECTED_MAX ? `the first ${SELECTED_MAX.toLocaleString("en-US")} of ${all}` : `all ${all}`
  return (
    <TextButton
      ref={button}
      color="inherit"
      order={{ base: -2, md: 0 }}
      loading={isLoading}
      loadingText={loaded > 0 ? `Selecting, ${loaded.toLocaleString("en-US")} found` : "Selecting"}
      onClick={() => {
        if (!selectsPage) return void selectAll()
        selection.toggleAll()
        selection.goToBar()
      }}
    >
      {selectsPage && "Select page"}
      {!selectsPage && `Select ${totalCountIsExact ? exactly : "all"}${areCards ? "" : " that match"}`}
    </TextButton>
  )
}

const Actions = ({ isMenu, ...menu }: Omit<ComponentProps<typeof ActionMenu>, "children"> & { isMenu: boolean }) =>
  isMenu ? (
    <ActionMenu {...menu}>{menu.label}</ActionMenu>
  ) : (
    menu.actions.map(({ label, run }) => (
      <Button key={label} onClick={run}>
        {label}
      </Button>
    ))
  )

const WRITE = "Write to the selected leads"

interface LeadSelectionBarProps {
  kind: LeadKindFacts & Pick<LeadKind<LeadTypes>, "csv">
  page: { totalCount: number; totalCountIsExact: boolean }
  selection: ItemSelection<ListedLead>
  elsewhere: number
  areCards: boolean
  findOthers: SelectMatchingProps["findOthers"]
  move: (to: LeadStatus) => void
}

/** In one chunk, as actions that load later would move buttons under the pointer. */
const LeadSelectionBar = (props: LeadSelectionBarProps) => {
  const { kind, page, selection, elsewhere, areCards, findOthers, move } = props
  const { viewerCanWorkLeads, viewerCanSendMail, viewerCanEraseLeads } = usePermissions()
  const navigate = useNavigate()
  const { ids, items, isFull } = selection
  const { askToRemove } = useTrash()
  const clear = () => clearFromBar(selection)
  const named = items.map(({ id, name }) => ({ leadType: kind.type, leadId: id, name }))
  const moves = leadStatusNames.map((name) => ({
    label: leadStatusLabel(name),
    run: () => {
      clear()
      move(name)
    },
  }))
  const [one = "", other = ""] = ids
  // Larger selections have no export, as the list can be exported by its filter.
  const isExported = ids.length <= batches.size
  const rare: [boolean, string, () => unknown][] = [
    [viewerCanWorkLeads && ids.length === 2, "Merge", () => navigate(`${kind.path}/${one}/merge/${other}`)],
    [areCards && isExported, "Export", () => runCommand("export Export")],
    [areCards && viewerCanWorkLeads && viewerCanSendMail, "Write to them", () => runCommand(`letter ${WRITE}`)],
    [viewerCanEraseLeads, "Delete", () => askToRemove(named, clear)],
  ]
  const offered = rare.flatMap(([isOffered, label, run]) => (isOffered ? { label, run } : []))
  return (
    <SelectionBar
      label="Selected leads"
      selection={selection}
      elsewhere={elsewhere}
      isFull={isFull}
      matching={<SelectMatching page={page} selection={selection} areCards={areCards} findOthers={findOthers} />}
    >
      {viewerCanWorkLeads && (
        <>
          <Actions label="Status" actions={moves} isMenu={areCards} />
          <OwnerMenu kind={kind} leads={items} keys="o" onChange={clear} />
          <FollowUpMenu kind={kind} leads={items} keys="f" onChange={clear} />
        </>
      )}
      {/* Hidden on cards, where the menu runs their commands. */}
      <Box display={areCards ? "none" : "contents"}>
        {isExported && (
          <ExportButton csv={kind.csv} parameters={{ ids: ids.join(), spreadsheet: "true" }} count={ids.length}>
            Export
          </ExportButton>
        )}
        <WriteLetter to={{ kind, filter: {}, ids, count: ids.length }} label={WRITE} sent={clear}>
          Write to them
        </WriteLetter>
      </Box>
      <Actions label="More" actions={offered} isMenu={areCards} />
    </SelectionBar>
  )
}

interface Props extends ComponentProps<typeof LeadSelectionBar> {
  leftCount: number
  reload: () => void
}

export const LeadActions = ({ leftCount, reload, ...props }: Props) => {
  if (props.selection.ids.length > 0) return <LeadSelectionBar {...props} />
  return (
    <LastChange>
      {leftCount > 0 && (
        <TextButton size="xs" color="inherit" onClick={reload}>
          {`Hide ${leftCount} updated`}
        </TextButton>
      )}
    </LastChange>
  )
}
