import { messages } from "@farelight/api/contract/api/messages.ts"
import { useMediaLibraryQuery } from "../../../../graphql/generated.ts"
import { Button, Flex, Stack } from "../../../../parts/chakra.ts"
import { SearchField } from "../../../../parts/list/SearchField.tsx"
import { ToggleButton } from "../../../../parts/list/ToggleGroup.tsx"
import { usePagedQuery } from "../../../../parts/list/usePagedQuery.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { MediaGridSkeleton } from "../MediaGridSkeleton.tsx"
import { DropZone } from "../upload/DropZone.tsx"
import { MediaUpload } from "../upload/MediaUpload.tsx"
import { useUpload } from "../upload/useUpload.ts"
import { MediaPage } from "./MediaPage.tsx"
import { hasNone, isEmptyFilter, listVariables, type MediaListing, useMediaListing } from "./mediaListing.ts"

/** The dashboard's media library: pictures to upload, find, describe, copy, download and delete. */
export const MediaLibrary = () => {
  const { viewerCanEditMedia } = usePermissions()
  const listing = useMediaListing()
  const upload = useUpload()
  const query = useMediaLibraryQuery({ variables: listVariables(listing.view), fetchPolicy: "cache-and-network" })
  const failureToast = messages.mediaLoadFailed
  const { page, isStale, hasFailed, reload } = usePagedQuery(query, "mediaFiles", { failureToast })
  const library = (
    <>
      {!hasNone(listing.view.filter, page) && <MediaFilterBar listing={listing} />}
      {hasFailed && <LoadFailure message={messages.mediaLoadFailed} retry={reload} />}
      {!page && !hasFailed && <MediaGridSkeleton />}
      {page && <MediaPage listing={listing} page={page} isStale={isStale} />}
    </>
  )
  if (!viewerCanEditMedia) return <Stack gap="4">{library}</Stack>
  return (
    <DropZone take={upload} minHeight="80">
      <MediaUpload upload={upload} />
      {library}
    </DropZone>
  )
}

const MediaFilterBar = ({ listing: { view, narrow, clearFilter } }: { listing: MediaListing }) => {
  const { search, lacksAltText, isUnused } = view.filter
  return (
    <Flex role="search" gap="3" align="center" wrap="wrap">
      <SearchField
        hint="Search name or alt text"
        value={search}
        search={(text, step) => narrow({ search: text }, step)}
      />
      <ToggleButton isPressed={lacksAltText} onClick={() => narrow({ lacksAltText: !lacksAltText })}>
        Without alt text
      </ToggleButton>
      <ToggleButton isPressed={isUnused} onClick={() => narrow({ isUnused: !isUnused })}>
        Unused
      </ToggleButton>
      {!isEmptyFilter(view.filter) && (
        <Button variant="plain" textDecoration="underline" paddingX="1" onClick={clearFilter}>
          Clear all
        </Button>
      )}
    </Flex>
  )
}
