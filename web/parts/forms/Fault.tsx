import type { TextProps } from "@chakra-ui/react/text"
import { Text } from "../chakra.ts"

export const Fault = ({ children, ...look }: TextProps) =>
  children ? (
    <Text role="alert" color="fg.error" fontSize="sm" {...look}>
      {children}
    </Text>
  ) : null
