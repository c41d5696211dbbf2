import { Button, FieldError } from "../chakra.ts"

interface Props {
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
}

export const LoadMore = ({ more: { isThere, isLoading, hasFailed, load } }: Props) => {
  if (!isThere && !hasFailed) return null
  return (
    <>
      <FieldError alignSelf="center">{hasFailed && "Failed to load more"}</FieldError>
      <Button alignSelf="center" aria-busy={isLoading} onClick={load}>
        {isLoading ? "Loading..." : hasFailed ? "Try again" : "Load more"}
      </Button>
    </>
  )
}
