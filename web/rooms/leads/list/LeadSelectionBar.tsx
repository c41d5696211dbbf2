import type { ComponentProps } from "react"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { Button, Flex } from "../../../parts/chakra.ts"
import { ExportButton } from "../../../parts/export/ExportButton.tsx"
import { clearFromBar, SelectionBar } from "../../../parts/list/SelectionBar.tsx"
import type { ItemSelection } from "../../../parts/list/useSelection.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKind, LeadKindFacts, LeadTypes, ListedLead } from "../lead/leadKind.ts"
import { MergeTwo } from "../merging/MergeTwo.tsx"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"
import { FollowUpMenu } from "../work/FollowUpMenu.tsx"
import { OwnerMenu } from "../work/OwnerMenu.tsx"
import { SelectMatching } from "./SelectMatching.tsx"

interface WorkMenusProps extends Omit<ComponentProps<typeof OwnerMenu>, "kind" | "keys"> {
  kind: LeadKindFacts
}

const WorkMenus = (props: WorkMenusProps) => (
  <>
    <OwnerMenu {...props} keys="o" />
    <FollowUpMenu {...props} keys="f" />
    <MergeTwo {...props} />
  </>
)

interface Props {
  kind: LeadKindFacts & Pick<LeadKind<LeadTypes>, "csv">
  page: { totalCount: number; totalCountIsExact: boolean }
  selection: ItemSelection<ListedLead>
  elsewhere: number
  /** True if there is no check box for the whole page. */
  offersPage: boolean
  /** Loads leads of all pages up to the limit of a bulk change; resolves to a function that selects them. */
  findOthers: () => Promise<() => void>
  move: (to: LeadStatus) => void
}

/** In one chunk: actions that load later would move buttons under the pointer. */
export const LeadSelectionBar = (props: Props) => {
  const { kind, page, selection, elsewhere, offersPage, findOthers, move } = props
  const { viewerCanWorkLeads } = usePermissions()
  const { ids, items, isFull } = selection
  const clear = () => clearFromBar(selection)
  const moveAll = (to: LeadStatus) => {
    clear()
    move(to)
  }
  return (
    <SelectionBar label="Selected leads" selection={selection} elsewhere={elsewhere} isFull={isFull}>
      <SelectMatching page={page} selection={selection} offersPage={offersPage} findOthers={findOthers} />
      {viewerCanWorkLeads && (
        <>
          <Flex order={{ base: 1, md: 0 }} gap="2" wrap="wrap">
            {leadStatusNames.map((name) => (
              <Button key={name} size={{ base: "xs", md: "sm" }} onClick={() => moveAll(name)}>
                {leadStatusLabel(name)}
              </Button>
            ))}
          </Flex>
          <WorkMenus kind={kind} leads={items} onChange={clear} />
        </>
      )}
      <ExportButton csv={kind.csv} parameters={{ ids: ids.join(), spreadsheet: "true" }} count={ids.length}>
        Export selected
      </ExportButton>
    </SelectionBar>
  )
}
