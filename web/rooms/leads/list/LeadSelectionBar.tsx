import type { LeadStatus } from "../../../graphql/generated.ts"
import { Button, Flex } from "../../../parts/chakra.ts"
import { ExportButton } from "../../../parts/export/ExportButton.tsx"
import { SelectionBar } from "../../../parts/list/SelectionBar.tsx"
import type { ItemSelection } from "../../../parts/list/useSelection.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKind, LeadTypes } from "../lead/leadKind.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { WorkMenus } from "../work/WorkMenus.tsx"
import { SelectMatching } from "./SelectMatching.tsx"

interface Props<Types extends LeadTypes> {
  kind: LeadKind<Types>
  page: { totalCount: number; totalCountIsExact: boolean }
  selection: ItemSelection<Types["row"]>
  /** How many of the leads are on other pages. */
  elsewhere: number
  /** Whether there is no tick box for the whole page. */
  offersPage: boolean
  /** Loads the leads of all pages, as many as can be changed at once. */
  findAll: () => Promise<readonly Types["row"][]>
  move: (to: LeadStatus) => void
  clear: () => void
  /** Moves the focus to this bar. */
  goToBar: () => void
}

/**
 * What can be done with the ticked leads. It is one file, so that it comes as a whole: the bar is in the middle of the
 * window, and whatever came later would move the buttons from under the pointer.
 */
export const LeadSelectionBar = <Types extends LeadTypes>(props: Props<Types>) => {
  const { kind, page, selection, elsewhere, offersPage, findAll, move, clear, goToBar } = props
  const { viewerCanWorkLeads } = usePermissions()
  const { ids } = selection
  return (
    <SelectionBar
      label="Selected leads"
      count={ids.length}
      elsewhere={elsewhere}
      isFull={selection.isFull}
      clear={clear}
    >
      <SelectMatching
        page={page}
        selection={selection}
        offersPage={offersPage}
        findOthers={async () => {
          const others = (await findAll()).filter((lead) => !selection.has(lead.id))
          return () => selection.add(others)
        }}
        goToSelected={goToBar}
      />
      {viewerCanWorkLeads && (
        <>
          <Flex order={{ base: 1, md: 0 }} gap="2" wrap="wrap">
            {leadStatusNames.map((name) => (
              <Button key={name} variant="outline" size={{ base: "xs", md: "sm" }} onClick={() => move(name)}>
                {leadStatusLabel(name)}
              </Button>
            ))}
          </Flex>
          <WorkMenus kind={kind} leads={selection.items} onChange={clear} />
        </>
      )}
      <ExportButton csv={kind.csv} parameters={{ ids: ids.join() }} count={ids.length}>
        Export selected
      </ExportButton>
    </SelectionBar>
  )
}
