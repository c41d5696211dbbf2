import { Drawer } from "@chakra-ui/react/drawer"
import { Portal } from "@chakra-ui/react/portal"
import { Button, Stack } from "../../../components/chakra.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import { type SaveMoves, statusMove } from "./changeStatuses.ts"
import { LeadStatusBadge } from "./LeadStatus.tsx"
import { leadStatusNames } from "./leadStatusLook.ts"
import { useStatusChanges } from "./StatusChanges.tsx"

interface Props {
  lead: ListedLead
  save: SaveMoves
  close: () => void
}

export const StatusSheet = ({ lead, save, close }: Props) => {
  const { name, status } = lead
  const { change } = useStatusChanges()

  const choose = (to: LeadStatus) => {
    close()
    if (to !== status) void change(save, [statusMove(lead, to)])
  }

  return (
    <Drawer.Root open placement="bottom" onOpenChange={({ open }) => open || close()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content borderTopRadius="l3" paddingBottom="env(safe-area-inset-bottom)">
            <Drawer.Header paddingX="4" paddingTop="4" paddingBottom="2">
              <Drawer.Title fontSize="md" overflowWrap="anywhere">{`Status of ${name}`}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body paddingX="4" paddingBottom="4">
              <Stack gap="2">
                {leadStatusNames.map((option) => (
                  <Button
                    size="md"
                    key={option}
                    justifyContent="start"
                    height="3.25rem"
                    aria-pressed={option === status}
                    borderWidth={option === status ? "2px" : "1px"}
                    onClick={() => choose(option)}
                  >
                    <LeadStatusBadge status={option} />
                  </Button>
                ))}
                <Button size="md" variant="plain" height="2.75rem" onClick={close}>
                  Cancel
                </Button>
              </Stack>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
