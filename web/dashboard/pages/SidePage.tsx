import { type ReactNode, Suspense, useEffect, useRef } from "react"
import { Heading, Stack } from "../../parts/chakra.ts"
import { DashboardLoading } from "../frame/DashboardLoading.tsx"
import { useDashboard } from "../frame/useDashboard.ts"
import { PageTitle } from "../live/PageTitle.tsx"
import { contentId } from "./paths.ts"

interface Props {
  title: string
  children: ReactNode
}

/** A page beside the dashboard's tabs. Its content may still have to be loaded. */
export const SidePage = ({ title, children }: Props) => {
  const { brandName } = useDashboard()
  const screen = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The link that led here is gone, and the keyboard would start over at the page's top.
    screen.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Stack ref={screen} id={contentId} tabIndex={-1} outline="none" gap="3">
      <PageTitle page={title} brandName={brandName} />
      <Heading as="h2" size="2xl">
        {title}
      </Heading>
      <Suspense fallback={<DashboardLoading />}>{children}</Suspense>
    </Stack>
  )
}
