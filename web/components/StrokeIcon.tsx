import { Flex } from "@chakra-ui/react/flex"

export const StrokeIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

export const CALENDAR = "M2.500 4h11v9.500h-11zM2.500 7h11M5.500 2v3M10.500 2v3"

export const WithIcon = ({ path, children }: { path: string; children: string }) => (
  <Flex as="span" display="inline-flex" align="center" gap="1.5" maxWidth="full" verticalAlign="middle">
    <StrokeIcon path={path} />
    {children}
  </Flex>
)
