import { Link } from "@chakra-ui/react/link"
import { Text } from "@chakra-ui/react/text"
import { Fragment } from "react"
import { Link as RouterLink } from "react-router-dom"
import type { MediaFile_FileFragment } from "../../graphql/generated.ts"
import { placesOf } from "./mediaPlaces.ts"

/** Where the site shows a picture; each place leads to its block in the CMS editor. */
export const MediaUses = ({ uses }: Pick<MediaFile_FileFragment, "uses">) => (
  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
    {uses.length === 0
      ? "Not used"
      : placesOf(uses).map(({ id, editorSearch, name }, index) => (
          <Fragment key={id}>
            {index === 0 ? "Used on " : ", "}
            <Link asChild variant="underline" color="fg">
              <RouterLink to={editorSearch}>{name}</RouterLink>
            </Link>
          </Fragment>
        ))}
  </Text>
)
