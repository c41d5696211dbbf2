import { Code } from "@chakra-ui/react/code"
import { Text } from "@chakra-ui/react/text"
import type { LoginMutationVariables } from "../../graphql/generated.ts"

/** Says what the login form is filled with in a trial installation, so that it can be noted. */
export const LoginHint = ({ username, password }: Pick<LoginMutationVariables, "username" | "password">) => (
  <Text borderRadius="l2" background="bg.muted" color="fg.muted" fontSize="sm" padding="4">
    This is a trial installation. Sign in as <Code variant="plain">{username}</Code> with the password{" "}
    <Code variant="plain">{password}</Code>
  </Text>
)
