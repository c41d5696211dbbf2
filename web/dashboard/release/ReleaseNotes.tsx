import changelog from "../../../docs/CHANGELOG.md?raw"
import { Box, Heading, Stack, Text } from "../../components/chakra.ts"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { releaseParts } from "./changelog.ts"
import { release } from "./release.ts"

/** Heading of the section for operators. Versions without it show all sections. */
const OWN_PART = "In the dashboard"

export const ReleaseNotes = ({ close }: { close: () => void }) => {
  const version = release() ?? ""
  const all = releaseParts(changelog, version)
  const own = all.filter(({ title }) => title === OWN_PART)
  const parts = own.length > 0 ? own : all
  return (
    <ModalDialog title={`What’s new in ${version}`} size="xl" close={close}>
      {parts.length === 0 && <Text>The changelog says nothing about this version.</Text>}
      <Stack gap="6">
        {parts.map(({ title, points }) => (
          <Box key={title} as="section" aria-label={title}>
            <Heading as="h3" size="sm" marginBottom="2">
              {title}
            </Heading>
            <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5">
              {points.map((point) => (
                <Text as="li" key={point} overflowWrap="anywhere">
                  {point}
                </Text>
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </ModalDialog>
  )
}
