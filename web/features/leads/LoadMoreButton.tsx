import { Button } from "@chakra-ui/react/button"
import { messages } from "@farelight/api/messages.ts"
import { useState } from "react"
import { toast } from "sonner"

/** Loads what follows the rows on screen. */
export const LoadMoreButton = ({ load }: { load: () => Promise<unknown> }) => {
  const [isLoading, setIsLoading] = useState(false)

  const loadMore = async () => {
    setIsLoading(true)
    try {
      await load()
    } catch {
      toast.error(messages.loadFailed)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <Button variant="outline" size="sm" loading={isLoading} loadingText="Loading..." onClick={loadMore}>
      Load more
    </Button>
  )
}
