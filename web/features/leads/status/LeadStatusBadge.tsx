import { Badge } from "@chakra-ui/react/badge"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel, leadStatusPalette } from "./leadStatusLook.ts"

/** A lead's status in its colour. */
export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colorPalette={leadStatusPalette(status)} variant="surface" size="md">
    {leadStatusLabel(status)}
  </Badge>
)
