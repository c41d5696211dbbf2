import { Box, Flex, Heading, SimpleGrid, Stack } from "../../components/chakra.ts"
import type { Command } from "../../components/commands/commands.ts"
import { KeyCaps } from "../../components/commands/KeyCaps.tsx"
import { SingleKeysSwitch } from "../../components/commands/SingleKeysSwitch.tsx"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { byGroup } from "./byGroup.ts"

export const ShortcutSheet = ({ commands, close }: { commands: readonly Command[]; close: () => void }) => {
  const groups = byGroup(commands.filter(({ keys }) => keys))
  return (
    <ModalDialog title="Keyboard shortcuts" size="xl" close={close}>
      {/* The sheet gets the focus and not its switch, which a space at the end of typing would toggle. */}
      <Stack gap="6" tabIndex={-1} outline="none" data-autofocus>
        <SingleKeysSwitch />
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="6" alignItems="start">
          {groups.map(({ title, options }) => (
            <Box key={title} as="section" aria-label={title}>
              <Heading as="h3" size="sm" marginBottom="1">
                {title}
              </Heading>
              <Box as="dl">
                {options.map(({ id, title: what, keys = "" }) => (
                  <Flex key={id} justify="space-between" gap="4" borderBottomWidth="1px" paddingY="1.5">
                    <dt>{what}</dt>
                    <Box as="dd" flexShrink="0">
                      <KeyCaps keys={keys} />
                    </Box>
                  </Flex>
                ))}
              </Box>
            </Box>
          ))}
        </SimpleGrid>
      </Stack>
    </ModalDialog>
  )
}
