import { Text, type TextProps } from "@chakra-ui/react/text"

export const FieldError = ({ children, ...look }: TextProps) =>
  children ? (
    <Text role="alert" color="fg.error" fontSize="sm" {...look}>
      {children}
    </Text>
  ) : null
