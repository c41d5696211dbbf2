import { Fragment } from "react"
import { Link as RouterLink } from "react-router-dom"
import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"
import { Link, Text } from "../../../parts/chakra.ts"
import { placesOf } from "./mediaFacts.ts"

/** Where the site shows a picture, with links to these blocks in the CMS editor. */
export const MediaUses = ({ uses }: Pick<MediaFile_FileFragment, "uses">) => (
  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
    {uses.length === 0
      ? "Not used"
      : placesOf(uses).map(({ id, editorSearch, name }, index) => (
          <Fragment key={id}>
            {index === 0 ? "Used on " : ", "}
            {/* As a box, it would allow a line break before the comma. */}
            <Link asChild variant="underline" color="fg" display="inline">
              <RouterLink to={editorSearch}>{name}</RouterLink>
            </Link>
          </Fragment>
        ))}
  </Text>
)
