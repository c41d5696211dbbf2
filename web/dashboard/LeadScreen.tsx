import { Heading } from "@chakra-ui/react/heading"
import { Stack } from "@chakra-ui/react/stack"
import { type ReactNode, useEffect, useRef } from "react"
import { LoadFailure } from "../components/records/LoadFailure.tsx"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { BackToList } from "./BackToList.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { contentId } from "./paths.ts"

interface Props {
  /** The tab whose list the lead is in, and what it is called. */
  tab: string
  listName: string
  /** The lead's name; null when there is no such lead, undefined while that is not known. */
  name: string | null | undefined
  hasFailed: boolean
  /** When the server last answered, as milliseconds since 1970. */
  loadedAt: number | undefined
  retry: () => unknown
  children: ReactNode
}

/** The frame of a lead's own page, whatever has become of loading it. */
export const LeadScreen = ({ tab, listName, name, hasFailed, loadedAt, retry, children }: Props) => {
  const brandName = useBrandName()
  const screen = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The link that led here is gone, and the keyboard would start over at the page's top.
    screen.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="5">
      <title>{`${name ?? listName} | ${brandName}`}</title>
      <BackToList tab={tab}>{listName}</BackToList>
      {hasFailed && <LoadFailure retry={retry} shownSince={name === undefined ? undefined : loadedAt} />}
      {name === undefined && !hasFailed && <DashboardLoading />}
      {name === null && (
        <Heading as="h2" size="xl">
          There is no such lead
        </Heading>
      )}
      {name && children}
    </Stack>
  )
}
