import { failureText } from "../../../apollo/errors.ts"
import { Box, Text } from "../../../components/chakra.ts"
import { PreformattedText } from "../../../components/records/RecordText.tsx"

interface Props {
  /** The error that prevented the test. A refusal by the tested server is an outcome instead. */
  error: unknown
  outcome: { isGood: boolean; explanation: string; found?: string; answer: string | null } | undefined
}

export const TestOutcome = ({ error, outcome }: Props) => (
  <Box
    role="status"
    flexBasis="full"
    overflowWrap="anywhere"
    _empty={{ display: "none" }}
    background="bg"
    borderRadius="l2"
    borderWidth="1px"
    paddingX="4"
    paddingY="2.5"
  >
    {outcome && (
      <>
        <Text color={outcome.isGood ? "green.fg" : "fg.error"} fontWeight="medium">
          {`Test: ${outcome.explanation}`}
        </Text>
        {outcome.found && <Text fontSize="sm">{outcome.found}</Text>}
        {outcome.answer !== null && <PreformattedText>{outcome.answer}</PreformattedText>}
      </>
    )}
    {error !== undefined && <Text color="fg.error">{`The test could not be made. ${failureText(error)}`}</Text>}
  </Box>
)
