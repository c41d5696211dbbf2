import { skipToken } from "@apollo/client/react"
import { Code } from "@chakra-ui/react/code"
import { Text } from "@chakra-ui/react/text"
import { useLocation } from "react-router-dom"
import { useLoginHintQuery } from "../../graphql/generated.ts"

/** The credentials of a trial installation, for those who open the link that the server prints when it starts. */
export const LoginHint = () => {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get("trial")
  const { data } = useLoginHintQuery(key ? { variables: { key } } : skipToken)
  if (!data?.loginHint) return null
  const { username, password } = data.loginHint
  return (
    <Text borderRadius="l2" background="bg.muted" color="fg.muted" fontSize="sm" padding="4">
      This is a trial installation. Sign in as <Code variant="plain">{username}</Code> with the password{" "}
      <Code variant="plain">{password}</Code>
    </Text>
  )
}
