import type { Locale } from "@farelight/api/contract/text/locale.ts"
import { Link, StrokeIcon } from "../../../../components/chakra.ts"
import { pageLabel, pathOf } from "../pages.ts"

const OUTWARD = "M6 3.500H3.500v9h9V10M9 3h4v4M13 3 7.500 8.500"

export const OpenPage = ({ page, locale }: { page: string; locale: Locale }) => {
  const path = pathOf(page, locale)
  if (path === null) return null
  return (
    <Link
      href={path}
      target="_blank"
      data-open-page=""
      rel="noreferrer"
      aria-label={`Open page: ${pageLabel(page)}, in a new tab`}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="6"
      minWidth="6"
      title="Open page"
      flexShrink="0"
      color="fg.muted"
      fontSize="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
      _hover={{ color: "fg" }}
    >
      <span>Open page</span>
      <StrokeIcon path={OUTWARD} />
    </Link>
  )
}
