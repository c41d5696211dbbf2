import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import type { GroupField } from "@farelight/api/contract/content/fields.ts"
import type { KeyboardEvent, ReactNode } from "react"
import { LOW_WINDOW } from "../../../theme/mediaQueries.ts"
import { ContentFields } from "../fields/ContentFields.tsx"
import { useContentForm } from "../fields/contentForm.ts"
import { FactList } from "../fields/placeholders.tsx"

interface Props {
  section: GroupField | null
  isBusy: boolean
  isUnsaved: boolean
  save: () => void
  cancel: () => void
  /** What the operator must decide first. */
  children: ReactNode
}

const faultCount = (count: number) =>
  count === 1 ? "1 field needs your attention." : `${count} fields need your attention.`

/** All fields of a block, with Save and Cancel. Ctrl+S saves as well. */
export const BlockForm = ({ section, isBusy, isUnsaved, save, cancel, children }: Props) => {
  const { editing, faults, placeholders } = useContentForm()

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={saveByKey}
    >
      <Stack gap="4">
        {children}
        <ContentFields path={[]} value={editing.content} fields={section?.fields ?? {}} />
        {placeholders.length > 0 && <FactList placeholders={placeholders} />}
        <Flex
          align="center"
          gap="2"
          wrap="wrap"
          position="sticky"
          css={{ [LOW_WINDOW]: { position: "static" } }}
          bottom="0"
          zIndex="1"
          background="bg"
          borderTopWidth="1px"
          paddingY="3"
        >
          <Button type="submit" size="sm" colorPalette="brand" aria-busy={isBusy}>
            {isBusy ? "Saving..." : "Save"}
          </Button>
          <Button variant="outline" size="sm" aria-disabled={isBusy} onClick={() => isBusy || cancel()}>
            Cancel
          </Button>
          <Text role="status" fontSize="sm" color={faults.length > 0 ? "fg.error" : "fg.muted"}>
            {faults.length > 0 ? faultCount(faults.length) : isUnsaved && "Not saved yet"}
          </Text>
        </Flex>
      </Stack>
    </chakra.form>
  )
}
