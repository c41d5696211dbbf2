import { Box } from "@chakra-ui/react/box"
import { Text } from "@chakra-ui/react/text"
import type { Path } from "../changes/content.ts"
import { useContentField, useContentForm } from "./contentForm.ts"
import { fieldLabel } from "./fieldLabel.ts"

/** A picture of the media library, or none for the page's default picture. */
export const PictureField = ({ path, value }: { path: Path; value: string }) => {
  const { PictureControl } = useContentForm()
  const { controlId, fault, change } = useContentField(path)
  return (
    // The control is another feature's: a fault leads to the frame around it.
    <Box data-field={controlId} tabIndex={-1}>
      <PictureControl label={fieldLabel(path)} value={value} onChange={change} isInvalid={fault !== undefined} />
      {fault !== undefined && (
        <Text color="fg.error" fontSize="xs" role="alert">
          {fault}
        </Text>
      )}
    </Box>
  )
}
