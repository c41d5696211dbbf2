import { Fragment } from "react"
import { HelpText, RouteLink } from "../../../components/chakra.ts"
import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"
import { blocksShowing } from "./mediaFacts.ts"

export const MediaUses = ({ uses }: Pick<MediaFile_FileFragment, "uses">) => (
  <HelpText fontSize="xs" overflowWrap="anywhere">
    {uses.length === 0
      ? "Not used"
      : blocksShowing(uses).map(({ id, editorSearch, name }, index) => (
          <Fragment key={id}>
            {index === 0 ? "Used on " : ", "}
            {/* With `display: inline`, no line breaks before the comma. */}
            <RouteLink to={editorSearch} color="fg" display="inline">
              {name}
            </RouteLink>
          </Fragment>
        ))}
  </HelpText>
)
