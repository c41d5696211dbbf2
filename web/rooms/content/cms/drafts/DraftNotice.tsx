import { useState } from "react"
import { Button, chakra, Flex, PrimaryButton, Stack, Text } from "../../../../components/chakra.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import { timeZone } from "../../../../components/records/dateFormat.ts"
import { Notice } from "../../../../components/records/Notice.tsx"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { keyInWords } from "../content.ts"
import { DraftBadge, hasObstacle, isOutdated } from "./DraftBadge.tsx"
import { MomentField } from "./MomentField.tsx"
import { fromFieldTime, toFieldTime, tomorrowMorning } from "./schedule.ts"
import { useDraftActions } from "./useDraftActions.ts"

interface Props {
  publishAt: string | null
  close: () => void
  schedule: (publishAt: string) => void
}

const ScheduleDialog = ({ publishAt, close, schedule }: Props) => {
  const [moment, setMoment] = useState(publishAt ? toFieldTime(publishAt) : tomorrowMorning)
  const chosen = fromFieldTime(moment)
  return (
    <ModalDialog
      title="Schedule the draft"
      close={close}
      closeLabel="Back"
      actions={
        <PrimaryButton size="md" disabled={!chosen} onClick={() => chosen && schedule(chosen)}>
          Schedule
        </PrimaryButton>
      }
    >
      <Stack gap="3" align="start">
        <Text>{`Visitors see the draft from this moment on. Its time zone is ${timeZone()}.`}</Text>
        <MomentField value={moment} onChange={setMoment} />
      </Stack>
    </ModalDialog>
  )
}

type Draft = NonNullable<CmsEditor_BlockFragment["draft"]>

const reasons = {
  LIVE_CHANGED: "the section was published meanwhile. Edit the draft to combine both.",
  NOT_PERMITTED: "whoever scheduled it may no longer publish. Publish it yourself.",
  REFUSED: "it would break the page. Edit the draft to see why.",
}

const Obstacle = ({ draft, isBehind }: { draft: Draft; isBehind: boolean }) => {
  if (draft.missedAt && draft.missedBecause) {
    return (
      <>
        It should have gone live on <DateTime at={draft.missedAt} />, but {reasons[draft.missedBecause]}
      </>
    )
  }
  if (!isBehind) return null
  const consequence = draft.publishAt ? "It will not go live: edit" : "Edit"
  return `The section was published after this draft was begun. ${consequence} the draft to combine both.`
}

export const DraftNotice = ({ block, draft }: { block: CmsEditor_BlockFragment; draft: Draft }) => {
  const { viewerCanEditContent } = usePermissions()
  const { isBusy, question, publish, discard, unschedule } = useDraftActions(block)
  const [schedules, setSchedules] = useState(false)
  const name = keyInWords(block.sectionId)
  const isBehind = isOutdated(block)
  const isHeldUp = hasObstacle(block)

  const askToDiscard = async () => {
    const question = {
      title: "Discard the draft?",
      text: `What ${draft.savedBy} saved is gone for the whole team. The site stays as it is.`,
      closeLabel: "Keep it",
      goLabel: "Discard",
    }
    if (await confirm(question)) discard()
  }

  const button = (label: string, act: () => void) => (
    <Button
      size="xs"
      background="bg"
      aria-label={`${label}: draft of ${name}`}
      aria-disabled={isBusy}
      onClick={() => isBusy || act()}
    >
      {label}
    </Button>
  )

  return (
    <Notice
      role="group"
      aria-label={`Draft of ${name}`}
      tone={isHeldUp ? "yellow" : "blue"}
      text={
        <>
          <chakra.span css={{ "& > *": { background: "bg" } }}>
            <DraftBadge block={block} />
          </chakra.span>{" "}
          {draft.publishAt ? (
            <span>
              Goes live on <DateTime at={draft.publishAt} />, scheduled by {draft.scheduledBy}.
            </span>
          ) : (
            <span>
              Saved by {draft.savedBy}, <DateTime at={draft.savedAt} />. Visitors do not see it yet.
            </span>
          )}
          {isHeldUp && (
            <Text role="alert" fontWeight="medium">
              <Obstacle draft={draft} isBehind={isBehind} />
            </Text>
          )}
        </>
      }
    >
      {viewerCanEditContent && (
        <Flex gap="2" wrap="wrap">
          {!isBehind && button(draft.publishAt ? "Publish now" : "Publish", () => publish())}
          {!isBehind && button(draft.publishAt ? "Change time" : "Schedule", () => setSchedules(true))}
          {draft.publishAt ? button("Unschedule", unschedule) : button("Discard", askToDiscard)}
        </Flex>
      )}
      {question}
      {schedules && (
        <ScheduleDialog
          publishAt={draft.publishAt}
          close={() => setSchedules(false)}
          schedule={(publishAt) => {
            setSchedules(false)
            publish(publishAt)
          }}
        />
      )}
    </Notice>
  )
}
