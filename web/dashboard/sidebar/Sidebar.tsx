import { Tabs } from "@chakra-ui/react/tabs"
import { Fragment, type ReactNode } from "react"
import { NavLink, useLocation } from "react-router-dom"
import { Box, Button, chakra, Heading, Link, Text } from "../../components/chakra.ts"
import { runCommand } from "../../components/commands/commands.ts"
import { keyNames } from "../../components/commands/keyNames.ts"
import { Logo } from "../../components/Logo.tsx"
import { StrokeIcon } from "../../components/StrokeIcon.tsx"
import type { DashboardLayoutQuery } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { LogoutButton } from "../../rooms/accounts/signIn/LogoutButton.tsx"
import { MailTroubleMark } from "../../rooms/mail/email/delivery/MailTroubleMark.tsx"
import { emailLogTab } from "../../rooms/mail/email/emailLogAddress.ts"
import { leadKinds } from "../leadKinds.tsx"
import { paths } from "../navigation/paths.ts"
import { isPermitted } from "../navigation/settingsPages.ts"
import { sidePages } from "../navigation/sidePages.tsx"
import { permittedTabs } from "../navigation/tabs.ts"
import { AccountMenu } from "./AccountMenu.tsx"
import { alertMark, sidebar, sidebarMiddle, sideLink, tab, tabList } from "./sidebarStyles.ts"
import { useDashboardCounts } from "./useDashboardCounts.ts"

const GLASS = "M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM10.500 10.500 14 14"

const PaletteButton = () => (
  <Button
    paddingX={{ base: "2", lg: "3" }}
    justifyContent={{ lg: "start" }}
    background={{ lg: "bg" }}
    borderColor={{ base: "transparent", lg: "border" }}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => runCommand("palette")}
  >
    <StrokeIcon path={GLASS} />
    <Text
      as="span"
      srOnly={{ base: true, lg: false }}
      fontWeight={{ lg: "normal" }}
      color={{ lg: "fg.muted" }}
      flexGrow="1"
      textAlign="start"
    >
      Find anything
    </Text>
    <Text
      as="span"
      display={{ base: "none", lg: "inline" }}
      color="fg.muted"
      fontSize="xs"
      fontWeight="normal"
      aria-hidden
    >
      {keyNames("mod+k")[0]}
    </Text>
  </Button>
)

const Count = ({ children, isPressing = false }: { children: number; isPressing?: boolean }) => (
  // Hidden from screen readers, as the page states the count in words.
  <chakra.span
    aria-hidden
    marginStart="auto"
    fontSize="xs"
    fontWeight="normal"
    fontVariantNumeric="tabular-nums"
    color={isPressing ? "fg.error" : "fg.muted"}
  >
    {children > 0 && children.toLocaleString("en-US")}
  </chakra.span>
)

const Brand = ({ name }: { name: string }) => (
  <Heading
    as="h1"
    size="lg"
    display="flex"
    alignItems="center"
    gap="2"
    minWidth="0"
    flexGrow={{ base: 1, lg: 0 }}
    paddingX={{ lg: "2" }}
    paddingY={{ lg: "1" }}
    fontWeight="extrabold"
    letterSpacing="-0.02em"
  >
    <Logo />
    {/* Hidden if fewer than six letters would fit; the logo remains. */}
    <Text as="span" truncate css={{ "@media (max-width: 22.5rem)": { srOnly: true } }}>
      {name}
    </Text>{" "}
    <Text as="span" srOnly>
      Dashboard
    </Text>
  </Heading>
)

/** Counts and alarms beside tabs and pages, by the name of the tab or the path of the page. */
const useMarks = (isOpen: boolean): Record<string, ReactNode> => {
  const { summary, mailState, unmatched } = useDashboardCounts(isOpen)
  return {
    ...Object.fromEntries(
      leadKinds.map(({ tab, type }) => {
        const pending = summary?.kinds.find(({ leadType }) => leadType === type)?.pending ?? 0
        return [tab, <Count key={tab}>{pending}</Count>]
      }),
    ),
    [emailLogTab]: mailState && (
      <Box css={alertMark}>
        <MailTroubleMark state={mailState} />
      </Box>
    ),
    [paths.inbox]: <Count>{unmatched + (summary?.quarantined ?? 0)}</Count>,
    [paths.privacyRequests]: (
      <Count isPressing={(summary?.privacyRequests?.overdue ?? 0) > 0}>{summary?.privacyRequests?.open ?? 0}</Count>
    ),
  }
}

const hasViews = (name: string | undefined) => leadKinds.some(({ tab }) => tab === name)

/** The height of the built-in views, which load with the list and must not move the rest. */
const VIEWS = "9.25rem"

interface Props {
  brandName: string
  account: DashboardLayoutQuery["me"] | undefined
  isKnown: boolean
  /** True if the viewer's role permits navigation. */
  isOpen: boolean
  current: string | undefined
  isShown: boolean
  isCovered: boolean
  setViewsSlot: (slot: HTMLElement | null) => void
}

export const Sidebar = ({ brandName, account, isKnown, isOpen, current, isShown, isCovered, setViewsSlot }: Props) => {
  const permissions = usePermissions()
  const { pathname } = useLocation()
  const marks = useMarks(isOpen)
  const tabs = isOpen ? permittedTabs(permissions) : []
  const pages = isOpen ? sidePages.filter((page) => isPermitted(page, permissions)) : []
  const currentIndex = tabs.findIndex(({ name }) => name === current)

  const rare = pages.filter(({ isRare }) => isRare)
  const linkTo = ({ label, path, icon }: (typeof pages)[number]) => (
    <Link key={path} asChild css={sideLink}>
      <NavLink to={path}>
        <StrokeIcon path={icon} />
        {label}
        {marks[path]}
      </NavLink>
    </Link>
  )

  return (
    <Box as="header" css={sidebar}>
      <Brand name={brandName} />
      {isKnown && <PaletteButton />}
      <Box css={sidebarMiddle}>
        {tabs.length > 0 && (
          <Tabs.List aria-label="Dashboard" css={tabList} data-covered={isCovered || undefined}>
            {tabs.map(({ name, label, word, icon }, index) => (
              <Tabs.Trigger
                key={name}
                value={name}
                css={tab}
                data-current={name === current || undefined}
                data-has-views={hasViews(name) || undefined}
                style={{ order: 2 * index }}
                // If no tab is selected, one must still be reachable by keyboard.
                {...(!isShown && index === Math.max(currentIndex, 0) && { tabIndex: 0 })}
              >
                <StrokeIcon path={icon} />
                <span>
                  {label.split(word).map((rest, part) => (
                    <Fragment key={rest}>
                      {part > 0 && word}
                      {rest && <chakra.span srOnly={{ base: true, lg: false }}>{rest}</chakra.span>}
                    </Fragment>
                  ))}
                </span>
                {marks[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        )}
        <Box
          ref={setViewsSlot}
          display={{ base: "none", lg: hasViews(current) ? "block" : "none" }}
          minHeight={isCovered ? undefined : VIEWS}
          style={{ order: 2 * currentIndex + 1 }}
        />
        {pages.length > 0 && (
          <Box
            as="nav"
            aria-label="More pages"
            display={{ base: "none", lg: "grid" }}
            gap="0.5"
            style={{ order: 2 * tabs.length }}
            borderTopWidth="1px"
            marginTop="2"
            paddingTop="2"
          >
            {pages.filter(({ isRare }) => !isRare).map(linkTo)}
            {rare.length > 0 && (
              <details open={rare.some(({ path }) => pathname.startsWith(path))}>
                <Box as="summary" css={sideLink}>
                  <StrokeIcon path="M3 8h.01M8 8h.01M13 8h.01" />
                  More
                </Box>
                {rare.map(linkTo)}
              </details>
            )}
          </Box>
        )}
      </Box>
      <Box
        display={{ base: "contents", lg: "flex" }}
        alignItems="center"
        gap="1"
        borderTopWidth={{ lg: "1px" }}
        paddingTop={{ lg: "2" }}
      >
        {isKnown && <AccountMenu account={account} marks={marks} />}
        <LogoutButton />
      </Box>
    </Box>
  )
}
