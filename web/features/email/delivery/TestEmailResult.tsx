import { Box } from "@chakra-ui/react/box"
import { Text } from "@chakra-ui/react/text"
import { Verbatim } from "../../../components/records/Verbatim.tsx"
import type { SendTestEmailMutation } from "../../../graphql/generated.ts"

interface Props {
  result: SendTestEmailMutation["sendTestEmail"] | undefined
  failure: string | undefined
}

/** What became of a test mail, in plain words and in the mail server's own. */
export const TestEmailResult = ({ result, failure }: Props) => (
  <Box
    role="status"
    overflowWrap="anywhere"
    _empty={{ display: "none" }}
    background="bg"
    borderRadius="l2"
    borderWidth="1px"
    marginTop="3"
    paddingX="4"
    paddingY="2.5"
  >
    {result && (
      <>
        <Text color={result.isAccepted ? "green.fg" : "fg.error"} fontWeight="medium">
          {`Test: ${result.explanation}`}
        </Text>
        {result.answer !== null && <Verbatim>{result.answer}</Verbatim>}
      </>
    )}
    {failure && <Text color="fg.error">{failure}</Text>}
  </Box>
)
