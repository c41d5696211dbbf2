import { Text } from "../chakra.ts"

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("")
}

export const Avatar = ({ name }: { name: string }) => (
  <Text
    as="span"
    aria-hidden="true"
    title={name}
    display="inline-block"
    flexShrink="0"
    background="bg.muted"
    borderWidth="1px"
    borderRadius="full"
    boxSize="6"
    lineHeight="1.4rem"
    textAlign="center"
    fontSize="2xs"
    fontWeight="semibold"
    color="fg"
  >
    {initials(name).toUpperCase()}
  </Text>
)
