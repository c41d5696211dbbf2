import { Suspense, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useLocation, useNavigate } from "react-router-dom"
import { LoadingMark } from "../../browser/LoadingMark.tsx"
import { lazyComponent, preloadOnIdle } from "../../browser/lazyComponent.tsx"
import { type Command, notifyCommandChange, offeredCommands } from "../../components/commands/commands.ts"
import { expectField } from "../../components/commands/pendingFocus.ts"
import { useCommands } from "../../components/commands/useCommands.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { startAdding } from "../../rooms/leads/adding/addingLead.ts"
import { chooseColorMode, useColorMode } from "../../theme/colorMode.ts"
import type { DashboardContext } from "../components/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import { paths } from "../navigation/paths.ts"
import { isPermitted, settingsPages } from "../navigation/settingsPages.ts"
import { pageParts, sidePages } from "../navigation/sidePages.tsx"
import { chosenTab, permittedTabs } from "../navigation/tabs.ts"
import { NAVIGATION_GROUP } from "./byGroup.ts"
import { recentUse } from "./recentUse.ts"

const { Part: CommandPalette, useIdleFetch: usePaletteFetch } = preloadOnIdle(
  async () => (await import("./CommandPalette.tsx")).CommandPalette,
)
const ShortcutSheet = lazyComponent(() => import("./ShortcutSheet.tsx"), "ShortcutSheet")

const wayId = (key: string) => `go-${key}`

const pages = [...settingsPages, ...sidePages, ...pageParts]

const useWays = (tabAddresses: DashboardContext["tabAddresses"]): Command[] => {
  const navigate = useNavigate()
  const permissions = usePermissions()
  const ways = [
    ...permittedTabs(permissions).map(({ name, label, key }) => ({
      key,
      label,
      address: () => paths.dashboard + (tabAddresses.get(name) ?? `?tab=${name}`),
    })),
    ...pages
      .filter((page) => isPermitted(page, permissions))
      .map(({ key, label, path }) => ({ key, label, address: () => path })),
  ]
  return ways.map(({ key, label, address }) => ({
    id: wayId(key),
    title: label,
    group: NAVIGATION_GROUP,
    keys: `g ${key}`,
    run: () => navigate(address()),
  }))
}

/** The id of the command that leads to the current page, or the path of the open lead. */
const usePlace = () => {
  const { pathname, search } = useLocation()
  const permissions = usePermissions()
  if (leadKinds.some(({ path }) => pathname.startsWith(`${path}/`))) return pathname
  const page =
    pathname === paths.dashboard ? chosenTab(search, permissions) : pages.find(({ path }) => path === pathname)
  return page && wayId(page.key)
}

const focusSearch = () => {
  const field = document.querySelector<HTMLInputElement>("main input[type=search]")
  field?.focus()
  field?.select()
}

interface Opened {
  name: "palette" | "sheet"
  commands: readonly Command[]
}

interface Props extends Pick<DashboardContext, "tabAddresses"> {
  accountId: string | undefined
}

export const ShellCommands = ({ accountId, tabAddresses }: Props) => {
  const [opened, setOpened] = useState<Opened>()
  const opener = useRef<Element | null>(null)
  const navigate = useNavigate()
  const { viewerCanWorkLeads } = usePermissions()
  const otherMode = useColorMode() === "dark" ? "light" : "dark"

  const place = usePlace()

  usePaletteFetch()

  useEffect(() => {
    if (accountId !== undefined && place !== undefined) recentUse(accountId).note(place)
  }, [accountId, place])

  const open = (name: Opened["name"]) => {
    opener.current = document.activeElement
    if (name === "palette") expectField("palette", close)
    // Targets change with the focus and the list, of which no command tells.
    notifyCommandChange()
    setOpened({ name, commands: offeredCommands.read() })
  }

  // Returns the focus before the chosen command runs, as the command may move the focus itself.
  const close = (chosen?: () => void) => {
    flushSync(() => setOpened(undefined))
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    chosen?.()
  }

  useCommands([
    ...useWays(tabAddresses),
    ...leadKinds.map(({ type, noun, tab }) => ({
      id: `add-${tab}`,
      title: `Add ${/^[aeiou]/.test(noun[0]) ? "an" : "a"} ${noun[0]}`,
      isEnabled: viewerCanWorkLeads,
      run: () => startAdding({ kind: type }),
    })),
    {
      id: "import-leads",
      title: "Import leads from a file",
      isEnabled: viewerCanWorkLeads,
      run: () => navigate(`${paths.imports}/new`),
    },
    { id: "palette", title: "Find an action or a lead", keys: "mod+k", run: () => open("palette") },
    { id: "search", title: "Search this tab", keys: "/", run: focusSearch },
    { id: "sheet", title: "Keyboard shortcuts", keys: "?", run: () => open("sheet") },
    { id: "colors", title: `Use ${otherMode} colors`, run: () => chooseColorMode(otherMode) },
  ])

  return (
    <Suspense fallback={<LoadingMark />}>
      {opened?.name === "palette" && (
        <CommandPalette
          commands={opened.commands.filter(({ id }) => id !== "palette")}
          accountId={accountId}
          place={place}
          close={close}
        />
      )}
      {opened?.name === "sheet" && <ShortcutSheet commands={opened.commands} close={close} />}
    </Suspense>
  )
}
