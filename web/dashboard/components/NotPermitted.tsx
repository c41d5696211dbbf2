import { Box, RouteLink, Stack } from "../../components/chakra.ts"
import { EmptyNote } from "../../components/list/ListNotices.tsx"
import { contentId, paths } from "../navigation/paths.ts"
import { PageTitle } from "./PageTitle.tsx"

export const NotPermitted = () => (
  <EmptyNote title="Your role does not include this page">
    <Stack align="center" gap="3">
      An owner of the site can change your role.
      <RouteLink to={paths.dashboard}>Go to the dashboard</RouteLink>
    </Stack>
  </EmptyNote>
)

export const NotPermittedPage = () => (
  <Box id={contentId} tabIndex={-1} outline="none">
    <PageTitle page="Not permitted" />
    <NotPermitted />
  </Box>
)
