import { Button, Flex } from "../../../components/chakra.ts"
import type { ListedLead } from "../lead/leadKind.ts"
import type { SaveMoves } from "./changeStatuses.ts"
import { leadStatusLabel, leadStatusNames, leadStatusPalettes } from "./leadStatusLook.ts"
import { useStatusChanges } from "./StatusChanges.tsx"

interface Props {
  lead: Pick<ListedLead, "id" | "name" | "status">
  save: SaveMoves
}

export const StatusSteps = ({ lead: { id, name, status }, save }: Props) => {
  const { change } = useStatusChanges()
  return (
    <Flex role="group" aria-label={`Status of ${name}`} wrap="wrap" gap="1" flex={{ base: "1 0 100%", sm: "0 1 auto" }}>
      {leadStatusNames.map((step) => (
        <Button
          key={step}
          variant="subtle"
          colorPalette={step === status ? leadStatusPalettes[step] : "gray"}
          flex={{ base: "1 0 auto", sm: "none" }}
          minWidth="0"
          paddingX={{ base: "1", sm: "2.5" }}
          fontWeight={step === status ? "semibold" : "medium"}
          color={step === status ? "colorPalette.fg" : "fg.muted"}
          background={step === status ? undefined : { base: "bg", lg: "bg.muted" }}
          aria-pressed={step === status}
          title={`Set to ${leadStatusLabel(step)} (${step.charAt(0).toLowerCase()})`}
          onClick={() => void (step !== status && change(save, [{ id, name, from: status, to: step }]))}
        >
          {leadStatusLabel(step)}
        </Button>
      ))}
    </Flex>
  )
}
