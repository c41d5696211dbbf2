import { useId } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { useRequireProofOfWorkMutation } from "../../../graphql/generated.ts"
import { chakra, Flex, Text } from "../../../parts/chakra.ts"
import { Panel } from "../../../parts/records/Panel.tsx"

/** Asks the site's forms for a proof of work, or no longer. */
export const ProofOfWorkRule = ({ isRequired }: { isRequired: boolean }) => {
  const hintId = useId()
  const [require, { loading }] = useRequireProofOfWorkMutation({
    onCompleted: ({ requireProofOfWork }) =>
      toast.success(
        requireProofOfWork.isProofOfWorkRequired ? "Forms ask for a proof of work now" : "No longer asked for",
      ),
    onError: (error) =>
      toast.error("Failed to change this", {
        description: failureText(error),
      }),
  })
  return (
    <Panel title="Forms">
      <Flex as="label" gap="3" align="start" cursor="pointer">
        <chakra.input
          type="checkbox"
          role="switch"
          checked={isRequired}
          aria-busy={loading}
          aria-describedby={hintId}
          onChange={() => void (loading || require({ variables: { isRequired: !isRequired } }))}
          accentColor="brand.fg"
          boxSize="5"
          flexShrink="0"
          marginTop="0.5"
        />
        <Text as="span" fontWeight="medium">
          Ask for a proof of work (under attack)
        </Text>
      </Flex>
      <Text id={hintId} color="fg.muted" fontSize="sm" marginTop="1" paddingInlineStart="8">
        The sender’s browser works for about a second while the form is filled in, which makes sending many expensive.
        What comes without it, from programs without a key or without JavaScript, waits in quarantine. When many more
        forms than usual come within an hour, the site asks by itself.
      </Text>
    </Panel>
  )
}
