import type { TextProps } from "@chakra-ui/react/text"
import { Text } from "./chakra.ts"

export const Remark = (props: TextProps) => <Text color="fg.muted" fontSize="sm" {...props} />
