import { RouteLink, Stack, Text } from "../../../../components/chakra.ts"
import { authPaths } from "../authPaths.ts"

export const DeadLink = ({ children, next }: { children: string; next?: { label: string; path: string } }) => (
  <Stack gap="5">
    <Text role="alert">{children}</Text>
    <Stack gap="2" align="start">
      {next && <RouteLink to={next.path}>{next.label}</RouteLink>}
      <RouteLink to={authPaths.login}>Go to the login page</RouteLink>
    </Stack>
  </Stack>
)

/** Shown if the token is missing, such as after a reload. */
export const INCOMPLETE = "This page opens by the link in your mail. Please open it from there, as a whole."
