import type { TextProps } from "@chakra-ui/react/text"
import { Text } from "./chakra.ts"

/** What is said beside something that counts more. */
export const Remark = (props: TextProps) => <Text color="fg.muted" fontSize="sm" {...props} />
