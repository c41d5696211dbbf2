import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import type { Field } from "@farelight/api/contract/content/fields.ts"
import type { Path } from "../changes/content.ts"
import { useContentField, useContentForm } from "./contentForm.ts"
import { isUnparsed } from "./editing.ts"
import { fieldLabel } from "./fieldLabel.ts"
import { JsonField } from "./JsonField.tsx"
import { setListView, useListView } from "./listView.ts"
import { RowsField } from "./RowsField.tsx"

const JSON_ROWS = 10

interface Props {
  path: Path
  value: readonly unknown[]
  /** What the site reads of each row; undefined where it does not read the list. */
  item: Field | undefined
}

/** A list, as JSON text or, where its shape is known, in rows; both edit the same value. */
export const ListField = ({ path, value, item }: Props) => {
  const { editing } = useContentForm()
  const { key } = useContentField(path)
  const view = useListView()
  const isOpen = isUnparsed(editing, key)
  // What was typed must stay in sight until it is valid.
  const showsRows = item !== undefined && view === "rows" && !isOpen
  return (
    <Box position="relative">
      {item && (
        <Button
          variant="outline"
          size="2xs"
          position="absolute"
          zIndex="1"
          insetInlineEnd={showsRows ? "3" : "0"}
          top={showsRows ? "3" : "0"}
          background="bg"
          disabled={isOpen}
          aria-label={`${fieldLabel(path)}: edit as ${showsRows ? "JSON" : "rows"}`}
          onClick={() => setListView(showsRows ? "json" : "rows")}
        >
          {showsRows ? "Edit as JSON" : "Edit as rows"}
        </Button>
      )}
      {showsRows ? (
        <RowsField path={path} value={value} item={item} />
      ) : (
        <JsonField path={path} value={value} rows={JSON_ROWS} />
      )}
    </Box>
  )
}
