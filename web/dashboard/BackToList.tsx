import { Link } from "@chakra-ui/react/link"
import type { MouseEvent } from "react"
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom"
import { paths } from "./paths.ts"

/** Leads to the list, and to the very place in it that the operator came from, if they did. */
export const BackToList = ({ tab, children }: { tab: string; children: string }) => {
  const { state } = useLocation()
  const navigate = useNavigate()

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!state?.isFromList || opensElsewhere) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link asChild variant="underline" color="fg.muted" alignSelf="start">
      <RouterLink to={`${paths.dashboard}?tab=${tab}`} onClick={goBack}>
        ← {children}
      </RouterLink>
    </Link>
  )
}
