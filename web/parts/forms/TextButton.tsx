import type { ComponentProps } from "react"
import { Button } from "../chakra.ts"

/** A button that is read as a part of the text around it. */
export const TextButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="plain" paddingX="0" textDecoration="underline" {...props} />
)
