import { toast } from "sonner"
import { Stack, Text } from "../../../../components/chakra.ts"
import { toastFailure } from "../../../../components/forms/attempt.ts"
import { Switch } from "../../../../components/forms/Switch.tsx"
import { LoadNotice, useLoadState } from "../../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../../components/records/Panel.tsx"
import { type EmailLogType, useChooseMailMutation, useMailChoicesQuery } from "../../../../graphql/generated.ts"

const words: { readonly [Type in EmailLogType]?: readonly [label: string, explanation: string] } = {
  MORNING_SUMMARY: [
    "Morning summary",
    "Your follow-ups, and the team’s overdue, waiting and new leads in one mail, which replaces that of follow-ups.",
  ],
  MESSAGE_RECEIVED: ["Replies", "A sender of your leads has replied, or mail to them came back."],
  NOTE_MENTION: ["Mentions", "A colleague mentions you in a note."],
  FOLLOW_UP_REMINDER: ["Follow-ups", "In the morning, your leads to follow up that day."],
  LEAD_RULE: ["Rules", "A rule tells you of a lead, such as one that is overdue."],
  PRIVACY_REQUEST_NEW: ["New privacy requests", "Somebody asks for a copy or the deletion of their data."],
  PRIVACY_REQUEST_DUE: ["Privacy requests that are due", "The law sets the day by which you answer."],
  CONTENT_HELD_UP: ["Drafts that did not go live", "A draft that you scheduled could not be published."],
  API_KEY_EXPIRING: ["API keys that expire", "A week before a program is refused."],
  WEBHOOK_SWITCHED_OFF: ["Webhooks that were switched off", "The receiver did not work for days."],
}

export const MailChoices = ({ email }: { email: string | null | undefined }) => {
  const query = useMailChoicesQuery()
  const [choose] = useChooseMailMutation({
    onCompleted: ({ chooseMail }) => {
      query.updateQuery(() => chooseMail)
      toast.success("Saved")
    },
    onError: toastFailure("Failed to save this"),
  })
  const choices = query.data?.mailChoices
  return (
    <Panel title="Mails to you" about="Mails about your password, invitations and new devices are always sent.">
      <Stack gap="5">
        {!email && <Text fontSize="sm">No mail reaches you until you add an e-mail address above.</Text>}
        <LoadNotice state={useLoadState(query)} content={choices} label="Loading" count={4} height="10" gap="5" />
        {choices?.map(({ type, isOn }) => {
          const [label = type, explanation = ""] = words[type] ?? []
          const toggle = () => void choose({ variables: { type, isOn: !isOn } })
          return (
            <Switch key={type} label={label} isOn={isOn} toggle={toggle}>
              {explanation}
            </Switch>
          )
        })}
      </Stack>
    </Panel>
  )
}
