import { messages } from "@farelight/api/contract/api/messages.ts"
import { useMediaLibraryQuery } from "../../../../graphql/generated.ts"
import { Stack, Text } from "../../../../parts/chakra.ts"
import { DropZone } from "../../../../parts/forms/files/DropZone.tsx"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { usePagedQuery } from "../../../../parts/list/usePagedQuery.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { MediaUpload } from "../upload/MediaUpload.tsx"
import { DROP_WORDS, useUpload } from "../upload/useUpload.ts"
import { MediaFilterBar } from "./MediaFilterBar.tsx"
import { MediaPage } from "./MediaPage.tsx"
import { hasNone, listVariables, useMediaListing } from "./mediaListing.ts"

const NONE = "No media files yet. Upload your first image above."

/** The dashboard's media library: pictures to upload, find, describe, copy, download and delete. */
export const MediaLibrary = () => {
  const { viewerCanEditMedia } = usePermissions()
  const listing = useMediaListing()
  const upload = useUpload()
  const query = useMediaLibraryQuery({ variables: listVariables(listing.view), fetchPolicy: "cache-and-network" })
  const failureToast = messages.mediaLoadFailed
  const { page, isStale, hasFailed, reload } = usePagedQuery(query, "mediaFiles", { failureToast })
  const isEmpty = hasNone(listing.view.filter, page)
  const library = (
    <>
      {!isEmpty && <MediaFilterBar listing={listing} />}
      {hasFailed && <LoadFailure message={messages.mediaLoadFailed} retry={reload} />}
      {!page && !hasFailed && <MediaGridSkeleton />}
      {isEmpty && !viewerCanEditMedia && <EmptyNote title={NONE} />}
      {page && <MediaPage listing={listing} page={page} isStale={isStale} />}
    </>
  )
  if (!viewerCanEditMedia) return <Stack gap="4">{library}</Stack>
  return (
    <DropZone words={DROP_WORDS} take={upload} minHeight="80">
      <MediaUpload
        upload={upload}
        note={
          isEmpty && (
            <>
              <Text fontWeight="semibold">{NONE}</Text>
              <Remark>Then choose it where a section of the CMS Editor has a picture, or copy its address.</Remark>
            </>
          )
        }
      />
      {library}
    </DropZone>
  )
}
