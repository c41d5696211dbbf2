import { Button, Fault } from "../chakra.ts"

interface Props {
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

export const LoadMore = ({ more: { isThere, isLoading, hasFailed, load } }: Props) => {
  if (!isThere && !hasFailed) return null
  return (
    <>
      <Fault alignSelf="center">{hasFailed && "Failed to load more"}</Fault>
      <Button alignSelf="center" aria-busy={isLoading} onClick={load}>
        {isLoading ? "Loading..." : hasFailed ? "Try again" : "Load more"}
      </Button>
    </>
  )
}
