import { Button, Text } from "../chakra.ts"

interface Props {
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
  label?: string
}

/** Adds a list's next page below those that are there. */
export const LoadMore = ({ more: { isThere, isLoading, hasFailed, load }, label = "Load more" }: Props) => {
  if (!isThere && !hasFailed) return null
  return (
    <>
      {hasFailed && (
        <Text role="alert" color="fg.error" fontSize="sm" alignSelf="center">
          Failed to load more
        </Text>
      )}
      <Button variant="outline" size="sm" alignSelf="center" aria-busy={isLoading} onClick={load}>
        {isLoading ? "Loading..." : hasFailed ? "Try again" : label}
      </Button>
    </>
  )
}
