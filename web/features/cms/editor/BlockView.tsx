import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useEffect, useRef, useState } from "react"
import { Moment } from "../../../components/records/Moment.tsx"
import type { CmsEditor_BlockFragment } from "../../../graphql/generated.ts"
import { keyInWords } from "../changes/contentPath.ts"
import { BlockHistory } from "../history/BlockHistory.tsx"
import { BlockCard } from "./BlockCard.tsx"
import { BlockJson } from "./BlockJson.tsx"
import { DraftOffer } from "./DraftOffer.tsx"
import type { EditStart } from "./editStart.ts"
import { forgetDraft } from "./storedDrafts.ts"
import { useDrafts } from "./useDrafts.ts"

interface Props {
  block: CmsEditor_BlockFragment
  /** Whether the block was edited last: then the way on begins at its card. */
  wasEdited: boolean
  edit: (start: EditStart) => void
}

/** A block as it is saved, and the ways to change it. */
export const BlockView = ({ block, wasEdited, edit }: Props) => {
  const [showsHistory, setShowsHistory] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const [newest] = useDrafts(block.id)
  const name = keyInWords(block.sectionId)

  useEffect(() => {
    if (wasEdited) editButton.current?.focus()
  }, [wasEdited])

  return (
    <BlockCard
      sectionId={block.sectionId}
      actions={
        <>
          <Button variant="outline" size="sm" aria-label={`History of ${name}`} onClick={() => setShowsHistory(true)}>
            History
          </Button>
          <Button
            ref={editButton}
            variant="outline"
            size="sm"
            aria-label={`Edit ${name}`}
            onClick={() => edit({ kind: "saved" })}
          >
            Edit
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {newest && (
          <DraftOffer
            // Of one draft nothing follows for the next.
            key={newest.key}
            draft={newest}
            resume={() => edit({ kind: "draft", ...newest })}
            discard={() => forgetDraft(newest.key)}
          />
        )}
        <BlockJson label={name} content={block.content} />
        <Text color="fg.muted" fontSize="sm">
          Last updated: <Moment at={block.updatedAt} />
        </Text>
      </Stack>
      {showsHistory && (
        <BlockHistory
          block={block}
          close={() => setShowsHistory(false)}
          correct={(content) => {
            setShowsHistory(false)
            edit({ kind: "refused", content })
          }}
        />
      )}
    </BlockCard>
  )
}
