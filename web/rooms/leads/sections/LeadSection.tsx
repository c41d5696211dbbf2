import { type ReactNode, useId } from "react"
import { Box, Heading } from "../../../components/chakra.ts"

interface Props {
  title: string
  isAside?: boolean
  children: ReactNode
}

export const LeadSection = ({ title, isAside = false, children }: Props) => {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} {...(!isAside && { borderTopWidth: "1px", paddingTop: "3" })}>
      <Heading
        as="h3"
        id={id}
        size={isAside ? "xs" : "sm"}
        marginBottom={isAside ? "1" : "2"}
        {...(isAside && { className: "more-facts", fontWeight: "normal", color: "fg.muted" })}
      >
        {title}
      </Heading>
      {children}
    </Box>
  )
}
