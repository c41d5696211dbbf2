import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect } from "react"
import { toast } from "sonner"
import { errorCode } from "../../apollo/errors.ts"
import { LoadFailure } from "../../components/records/LoadFailure.tsx"
import { useMediaLibraryQuery } from "../../graphql/generated.ts"
import { MediaFilterBar } from "./MediaFilterBar.tsx"
import { MediaGridSkeleton } from "./MediaGridSkeleton.tsx"
import { MediaPage } from "./MediaPage.tsx"
import { filterVariables, PAGE_SIZE } from "./mediaListView.ts"
import { DropZone } from "./upload/DropZone.tsx"
import { MediaUpload } from "./upload/MediaUpload.tsx"
import { useUpload } from "./upload/useUpload.ts"
import { useMediaListing } from "./useMediaListing.ts"

/** The dashboard's media library: pictures to upload, find, describe, copy, download and delete. */
export const MediaLibrary = () => {
  const listing = useMediaListing()
  const upload = useUpload()
  const { filter, order, after } = listing.view
  const { data, previousData, error, refetch } = useMediaLibraryQuery({
    variables: { first: PAGE_SIZE, after, filter: filterVariables(filter), orderBy: order },
    fetchPolicy: "cache-and-network",
  })
  const page = (data ?? previousData)?.mediaFiles

  useEffect(() => {
    // A refused token leads to the login, which says enough.
    if (error && errorCode(error) !== "UNAUTHENTICATED") {
      toast.error(messages.mediaLoadFailed, { id: messages.mediaLoadFailed })
    }
  }, [error])

  return (
    <DropZone take={upload} minHeight="80">
      <MediaUpload upload={upload} />
      <MediaFilterBar listing={listing} />
      {error && <LoadFailure message={messages.mediaLoadFailed} retry={refetch} />}
      {!page && !error && <MediaGridSkeleton />}
      {page && <MediaPage listing={listing} page={page} isStale={data === undefined} />}
    </DropZone>
  )
}
