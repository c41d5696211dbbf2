import { type FormEvent, useState } from "react"
import { toast } from "sonner"
import { canNotify, leadNoticesOf } from "../../../../browser/leadNotices.ts"
import { useStore } from "../../../../browser/store.ts"
import { Box, Stack } from "../../../../components/chakra.ts"
import { SingleKeysSwitch } from "../../../../components/commands/SingleKeysSwitch.tsx"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { NewPasswordField } from "../../../../components/forms/NewPasswordField.tsx"
import { Switch } from "../../../../components/forms/Switch.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { DetailList } from "../../../../components/records/DetailList.tsx"
import { LoadNotice, useLoadState } from "../../../../components/records/LoadFailure.tsx"
import { Panel } from "../../../../components/records/Panel.tsx"
import {
  useChangePasswordMutation,
  useUpdateMeMutation,
  useYouPageQuery,
  type YouPageQuery,
} from "../../../../graphql/generated.ts"
import { rolesInWords } from "../../roles.ts"
import { usePermissions } from "../permissions.ts"
import { SecurityPage } from "../security/SecurityPage.tsx"
import { MailChoices } from "./MailChoices.tsx"

const NoticeSwitch = ({ accountId }: { accountId: string }) => {
  const notices = leadNoticesOf(accountId)
  const isOn = useStore(notices)
  const [isDenied, setIsDenied] = useState(() => Notification.permission === "denied")

  // Asks for the browser's permission only when the notices are enabled, as browsers may block unexpected questions.
  const toggle = async () => {
    if (isOn) return void notices.set(false)
    const permission = await Notification.requestPermission()
    setIsDenied(permission === "denied")
    notices.set(permission === "granted")
  }

  return (
    <Switch label="Notify me of new leads" isOn={isOn} toggle={() => void toggle()} isDisabled={isDenied}>
      {isDenied
        ? "This browser does not let the dashboard notify you. Allow it in the browser’s settings for this site."
        : "While you look elsewhere and a tab of the dashboard is open. Says what came, never who sent it."}
    </Switch>
  )
}

const LeadNotices = ({ accountId }: { accountId: string }) => {
  const { viewerCanReadLeads } = usePermissions()
  if (!viewerCanReadLeads || !canNotify()) return null
  return (
    <Panel title="Notifications" about="They count for you, in this browser.">
      <NoticeSwitch accountId={accountId} />
    </Panel>
  )
}

const isChangedField = (field: Element) => field instanceof HTMLInputElement && field.value !== field.defaultValue

const useChanges = () => {
  const [isChanged, setIsChanged] = useState(false)
  return {
    isChanged,
    noteSaved: () => setIsChanged(false),
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) =>
      setIsChanged([...currentTarget.querySelectorAll("input")].some(isChangedField)),
  }
}

const Profile = ({ me }: { me: YouPageQuery["me"] }) => {
  const changes = useChanges()
  const [update] = useUpdateMeMutation()
  const form = useForm(async ({ name = "", email = "" }) => {
    const input = { name: name.trim(), email: email.trim() || null }
    await update({ variables: { input } })
    changes.noteSaved()
    const saved = [input.name !== me.name && "name", input.email !== me.email && "e-mail address"]
    toast.success(`Saved: ${saved.filter(Boolean).join(", ")}`)
  })
  const role = rolesInWords.find(({ name }) => name === me.role)
  return (
    <Panel title="About you" about="The others see your name and role, also beside what you do.">
      <Stack gap="5" onInput={changes.onInput}>
        <DetailList
          details={[
            { term: "Role", value: `${role?.label}: ${role?.explanation}` },
            { term: "User name", value: me.username },
          ]}
        />
        <Form form={form}>
          <TextField label="Name" name="name" autoComplete="name" defaultValue={me.name} look="narrow" required />
          <TextField
            label="E-mail address"
            help="You can sign in with it, and get a link there if you forget your password."
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={me.email ?? ""}
            look="narrow"
          />
          <SubmitButton form={form} action={["Save", "Saving..."]} isSmall disabled={!changes.isChanged} />
        </Form>
      </Stack>
    </Panel>
  )
}

/** `username` tells password managers which account this is. */
const ChangePassword = ({ username }: { username: string }) => {
  // A new key clears the form.
  const [formKey, setFormKey] = useState(0)
  const changes = useChanges()
  const [change] = useChangePasswordMutation({
    onCompleted: () => {
      toast.success("Password changed")
      changes.noteSaved()
      setFormKey(formKey + 1)
    },
  })
  const form = useForm(({ currentPassword = "", newPassword = "" }) =>
    change({ variables: { input: { currentPassword, newPassword } } }),
  )

  return (
    <Panel title="Password" about="When you change it, your other sessions end; this one goes on.">
      <Box maxWidth="28rem" onInput={changes.onInput}>
        <Form key={formKey} form={form}>
          <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
          />
          <NewPasswordField label="New password" name="newPassword" />
          <SubmitButton
            form={form}
            action={["Change the password", "Saving..."]}
            isSmall
            disabled={!changes.isChanged}
          />
        </Form>
      </Box>
    </Panel>
  )
}

export const YouPage = () => {
  const query = useYouPageQuery({ fetchPolicy: "cache-and-network" })
  const state = useLoadState(query)
  const me = query.data?.me
  return (
    <Stack gap="5">
      <LoadNotice state={state} content={me} label="Loading" count={2} height="64" gap="5" />
      {me && <Profile me={me} />}
      {me && <ChangePassword username={me.email ?? me.username} />}
      {me && <MailChoices email={me.email} />}
      {me && <LeadNotices accountId={me.id} />}
      {/* Not rendered before the sections above, which would push it down under the pointer. */}
      {(me || state.hasFailed) && (
        <Panel title="Keyboard">
          <SingleKeysSwitch />
        </Panel>
      )}
      {me && <SecurityPage />}
    </Stack>
  )
}
