import type { ComponentProps } from "react"
import { Button } from "../chakra.ts"

export const TextButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="plain" paddingX="0" textDecoration="underline" {...props} />
)
