import { toast } from "sonner"
import { Button, Flex, HelpText, VisuallyHidden } from "../../../components/chakra.ts"
import { useCommandGroup } from "../../../components/commands/useCommands.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import { useLeadNavigation } from "./leadNavigation.ts"

const UP = "M3.500 10l4.500-4.500 4.500 4.500"
const DOWN = "M3.500 6l4.500 4.500 4.500-4.500"

export const LeadSteps = ({ name }: { name: string | undefined }) => {
  const navigation = useLeadNavigation()
  const isOutside = navigation !== undefined && navigation.position === undefined
  const reason = isOutside ? "This lead is not on the page of the list that is open" : undefined
  const steps = [
    { id: "lead.previous", title: "Previous lead", icon: UP, keys: "k", go: navigation?.previous, end: "first" },
    { id: "lead.next", title: "Next lead", icon: DOWN, keys: "j", go: navigation?.next, end: "last" },
  ].map((step) => {
    const whyNot = step.go || !navigation ? undefined : (reason ?? `This is the ${step.end} lead of the list`)
    return { ...step, whyNot, run: step.go ?? (() => void (whyNot && toast.info(whyNot, { id: step.id }))) }
  })

  useCommandGroup(
    "Lead",
    steps.map(({ id, title, keys, run }) => ({ id, title, keys, run, isRepeatable: true })),
  )

  return (
    <Flex as="nav" aria-label="Leads of the list" align="center" gap="1.5">
      <HelpText whiteSpace="nowrap" aria-live="polite">
        {name && <VisuallyHidden>{name}, </VisuallyHidden>}
        {navigation?.position !== undefined && `${navigation.position.toLocaleString("en-US")} of ${navigation.total}`}
      </HelpText>
      {steps.map(({ id, title, icon, keys, run, whyNot }) => (
        <Button
          key={id}
          minWidth="9"
          paddingX="0"
          borderColor="border"
          aria-label={title}
          // With `disabled`, the button would lose the focus at the last lead.
          aria-disabled={whyNot !== undefined || !navigation}
          aria-keyshortcuts={keys}
          title={whyNot ?? `${title} (${keys})`}
          onClick={run}
        >
          <StrokeIcon path={icon} />
        </Button>
      ))}
    </Flex>
  )
}
