import { Box, RouteLink, Stack, Text } from "../../components/chakra.ts"
import { contentId, paths } from "../navigation/paths.ts"
import { PageTitle } from "./PageTitle.tsx"

export const NotPermitted = () => (
  <Stack
    align="center"
    borderWidth="1px"
    borderStyle="dashed"
    borderRadius="l3"
    gap="1"
    marginTop="4"
    paddingX="6"
    paddingY="16"
    textAlign="center"
  >
    <Text fontWeight="semibold">Your role does not include this page</Text>
    <Text color="fg.muted">An owner of the site can change your role.</Text>
    <RouteLink to={paths.dashboard} marginTop="3">
      Go to the dashboard
    </RouteLink>
  </Stack>
)

export const NotPermittedPage = () => (
  <Box id={contentId} tabIndex={-1} outline="none">
    <PageTitle page="Not permitted" />
    <NotPermitted />
  </Box>
)
