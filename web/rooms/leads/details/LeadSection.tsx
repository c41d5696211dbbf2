import { type ReactNode, useId } from "react"
import { Box, Heading } from "../../../parts/chakra.ts"

/** A part of what is known about a lead, under a heading. */
export const LeadSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" paddingTop="3">
      <Heading as="h3" id={id} size="sm" marginBottom="2">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
