import { Code } from "@chakra-ui/react/code"
import { Text } from "@chakra-ui/react/text"
import { useLoginHintQuery } from "../../graphql/generated.ts"

/** The sign-in of a trial installation, shown only where the server gives it away (DESIGN §3.8). */
export const LoginHint = () => {
  const { data } = useLoginHintQuery()
  if (!data?.loginHint) return null
  const { username, password } = data.loginHint
  return (
    <Text borderRadius="l2" background="bg.muted" color="fg.muted" fontSize="sm" padding="4">
      This is a trial installation. Sign in as <Code variant="plain">{username}</Code> with the password{" "}
      <Code variant="plain">{password}</Code>
    </Text>
  )
}
