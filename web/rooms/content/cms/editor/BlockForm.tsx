import type { GroupField } from "@farelight/api/contract/content/fields.ts"
import type { KeyboardEvent, ReactNode } from "react"
import { Box, Button, chakra, Flex, PrimaryButton, Stack, Text } from "../../../../components/chakra.ts"
import { Select } from "../../../../components/forms/Select.tsx"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import { LOW_WINDOW } from "../../../../theme/mediaQueries.ts"
import { MomentField } from "../drafts/MomentField.tsx"
import { type PublishTime, publishTimes } from "../drafts/schedule.ts"
import type { DraftState } from "../drafts/useServerDraft.ts"
import { ContentFields } from "../fields/ContentFields.tsx"
import { useContentForm } from "../fields/contentForm.ts"
import { FactList } from "../fields/placeholders.tsx"

interface PublishChoiceProps {
  time: PublishTime
  setTime: (time: PublishTime) => void
  moment: string
  setMoment: (moment: string) => void
}

const PublishChoice = ({ time, setTime, moment, setMoment }: PublishChoiceProps) => (
  <Flex align="center" gap="2" wrap="wrap">
    <Select
      label="When visitors see it"
      size="sm"
      width="auto"
      background="bg"
      options={publishTimes}
      chosen={time}
      choose={setTime}
    />
    {time === "later" && <MomentField value={moment} onChange={setMoment} />}
  </Flex>
)

interface DraftFacts {
  isChanged: boolean
  isOnServer: boolean
  state: DraftState
  publishAt: string | null
}

interface Props {
  section: GroupField | null
  isBusy: boolean
  draft: DraftFacts
  publishing: PublishChoiceProps
  openPage: ReactNode
  save: () => void
  cancel: () => void
  leaveField: () => void
  children: ReactNode
}

const faultCount = (count: number) =>
  count === 1 ? "1 field needs your attention." : `${count} fields need your attention.`

const draftText = ({ isChanged, isOnServer, state, publishAt }: DraftFacts) => {
  if (publishAt && !isOnServer) return `Scheduled for ${formatMoment(publishAt)} as it was until you save`
  if (publishAt) return `Scheduled for ${formatMoment(publishAt)}`
  if (state === "failed") return "Not saved: it is tried again. Keep this page open."
  if (!isOnServer || state === "saving") return "Not saved yet"
  return isChanged ? "Draft saved for the team, not live" : "Nothing changed yet"
}

// Not disabled: saving an unchanged translation confirms that it is current.
const quiet = { variant: "subtle", colorPalette: "gray" } as const

export const BlockForm = ({
  section,
  isBusy,
  draft,
  publishing,
  openPage,
  save,
  cancel,
  leaveField,
  children,
}: Props) => {
  const { editing, faults, placeholders, english } = useContentForm()

  const isUntouched = !draft.isChanged && draft.isOnServer
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      height="full"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={saveByKey}
      onBlur={leaveField}
    >
      <Box
        flex="1"
        minHeight="0"
        overflowY={{ lg: "auto" }}
        // Leaves space for focus rings, which the scrolling area would cut off.
        marginInline={{ lg: "-2" }}
        paddingInline={{ lg: "2" }}
        paddingBottom="4"
        css={{
          [LOW_WINDOW]: { overflowY: "visible" },
          // If the page scrolls, the bar must not cover the field with the focus.
          "& :is(input, textarea, select, button)": { scrollMarginBottom: { base: "56", lg: "4" } },
        }}
      >
        <Stack gap="4">
          {children}
          <ContentFields path={[]} value={english ? {} : editing.content} fields={section?.fields ?? {}} />
          {placeholders.length > 0 && <FactList placeholders={placeholders} />}
        </Stack>
      </Box>
      <Flex
        align="center"
        gap="2"
        wrap="wrap"
        position={{ base: "sticky", lg: "static" }}
        css={{ [LOW_WINDOW]: { position: "static" } }}
        bottom="var(--lower-bar)"
        zIndex="1"
        background="bg"
        borderTopWidth="1px"
        paddingTop="3"
        paddingBottom={{ base: "3", lg: "0" }}
      >
        {/* On a line of its own, as a longer text would move the buttons under the pointer. */}
        <Text role="status" flexBasis="100%" fontSize="sm" color={faults.length > 0 ? "fg.error" : "fg.muted"}>
          {faults.length > 0 ? faultCount(faults.length) : draftText(draft)}
        </Text>
        <PublishChoice {...publishing} />
        <PrimaryButton type="submit" aria-busy={isBusy} {...(isUntouched && quiet)}>
          {isBusy ? "Saving..." : "Save"}
        </PrimaryButton>
        <Button aria-disabled={isBusy} onClick={() => isBusy || cancel()}>
          Cancel
        </Button>
        {openPage}
      </Flex>
    </chakra.form>
  )
}
