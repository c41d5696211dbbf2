import { type ReactNode, useEffect, useRef } from "react"
import { Link as RouterLink, useLocation } from "react-router-dom"
import { Box, Button, HelpText, Link, Stack, Text, VisuallyHidden } from "../../components/chakra.ts"
import { usePanel } from "../../components/choice/usePanel.ts"
import { runCommand } from "../../components/commands/commands.ts"
import { timeZone } from "../../components/records/dateFormat.ts"
import { StrokeIcon } from "../../components/StrokeIcon.tsx"
import type { DashboardLayoutQuery } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { roleLabel } from "../../rooms/accounts/roles.ts"
import { chooseColorMode, useColorMode } from "../../theme/colorMode.ts"
import { paths } from "../navigation/paths.ts"
import { isPermitted, settingsPages } from "../navigation/settingsPages.ts"
import { sidePages } from "../navigation/sidePages.tsx"

const MOON = "M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5Z"
const SUN = "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1"

const button = {
  variant: "ghost",
  size: "md",
  width: "full",
  justifyContent: "start",
  paddingX: "3",
  fontWeight: "normal",
} as const

const ColorModeButton = () => {
  const mode = useColorMode()
  const other = mode === "dark" ? "light" : "dark"
  return (
    <Button {...button} onClick={() => chooseColorMode(other)}>
      <StrokeIcon path={mode === "dark" ? SUN : MOON} />
      {`Use ${other} colors`}
    </Button>
  )
}

const PERSON = "M8 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.6-2.6 2.7-4 5.5-4s4.9 1.4 5.5 4"
const CHEVRON = "M4.500 10 8 6.500l3.500 3.500"
const LINES = "M2.500 4h11M2.500 8h11M2.500 12h11"

const entry = {
  color: "fg",
  fontSize: "sm",
  borderRadius: "l1",
  paddingX: "3",
  paddingY: "2",
  textDecoration: "none",
  _hover: { background: "bg.muted", textDecoration: "none" },
} as const

interface Props {
  marks: Readonly<Record<string, ReactNode>>
  account: DashboardLayoutQuery["me"] | undefined
}

interface EntriesProps extends Props {
  close: () => void
  run: (command: string) => void
}

const Entries = ({ account, marks, close, run }: EntriesProps) => {
  const permissions = usePermissions()
  return (
    <>
      {account && (
        <Box paddingX="3" paddingTop="1.5" paddingBottom="2.5" marginBottom="1" borderBottomWidth="1px">
          <Text fontWeight="semibold" overflowWrap="anywhere" lineClamp="3">
            {account.name}
          </Text>
          <HelpText>{roleLabel(account.role)}</HelpText>
          <HelpText>{`Times are in ${timeZone()}`}</HelpText>
        </Box>
      )}
      <Stack as="nav" aria-label="Account" gap="0">
        {[...sidePages, ...settingsPages]
          .filter((page) => isPermitted(page, permissions))
          .map(({ path, label }) => (
            <Link key={path} asChild {...entry} hideFrom={path.startsWith(paths.settings) ? undefined : "lg"}>
              <RouterLink to={path} onClick={close}>
                {label}
                {marks[path]}
              </RouterLink>
            </Link>
          ))}
      </Stack>
      <Box borderTopWidth="1px" paddingTop="1" marginTop="1">
        <Button {...button} onClick={() => run("sheet")}>
          Keyboard shortcuts
        </Button>
        <ColorModeButton />
      </Box>
    </>
  )
}

export const AccountMenu = ({ account, marks }: Props) => {
  const { id, isOpen, close, opener, goToOpener, around } = usePanel()
  const panel = useRef<HTMLDivElement>(null)
  const isInSettings = useLocation().pathname.startsWith(paths.settings)

  useEffect(() => {
    // Safari does not focus a button that is clicked, so the panel takes the focus.
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  return (
    <Box {...around} position="relative" minWidth="0" flexGrow={{ lg: 1 }}>
      <Button
        {...opener}
        maxWidth="full"
        width={{ lg: "full" }}
        justifyContent={{ lg: "start" }}
        borderColor="transparent"
        background={{ lg: isInSettings ? "bg.selected" : undefined }}
        paddingX={{ base: "2", md: "3", lg: "2" }}
        aria-expanded={isOpen}
      >
        <Box as="span" hideBelow="lg">
          <StrokeIcon path={PERSON} />
        </Box>
        <Box as="span" hideFrom="lg">
          <StrokeIcon path={LINES} />
        </Box>
        <Text as="span" srOnly={{ base: true, md: false }} truncate maxWidth="64" flexGrow="1" textAlign="start">
          {account && <VisuallyHidden>Signed in as </VisuallyHidden>}
          {account ? account.name : "Account"}
        </Text>
        <Box as="span" hideBelow="lg">
          <StrokeIcon path={CHEVRON} />
        </Box>
      </Button>
      <Stack
        ref={panel}
        id={id}
        hidden={!isOpen}
        display={isOpen ? "flex" : "none"}
        tabIndex={-1}
        outline="none"
        colorPalette="gray"
        position="absolute"
        insetInlineEnd={{ base: "0", lg: "auto" }}
        insetInlineStart={{ lg: "0" }}
        top={{ base: "calc(100% + 0.5rem)", lg: "auto" }}
        bottom={{ lg: "calc(100% + 0.5rem)" }}
        // Above the toasts, which would cover the panel on phones.
        zIndex="1000000000"
        data-popup={isOpen ? "open" : undefined}
        width="64"
        gap="1"
        padding="2"
        background="bg"
        color="fg"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
      >
        <Entries
          account={account}
          marks={marks}
          close={close}
          run={(command) => {
            close()
            goToOpener()
            runCommand(command)
          }}
        />
      </Stack>
    </Box>
  )
}
