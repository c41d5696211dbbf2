import { Button } from "@chakra-ui/react/button"
import { Link as RouterLink } from "react-router-dom"

/** Leads to the following page of the mail log; the browser's way back leads to this one. */
export const OlderEmails = ({ after }: { after: string }) => (
  <Button asChild variant="outline" size="sm" alignSelf="end">
    <RouterLink to={`?${new URLSearchParams({ tab: "emails", after })}`}>Older</RouterLink>
  </Button>
)
