import { useState } from "react"
import { toast } from "sonner"
import {
  useChangePasswordMutation,
  useUpdateMeMutation,
  useYouPageQuery,
  type YouPageQuery,
} from "../../../../graphql/generated.ts"
import { Box, Stack } from "../../../../parts/chakra.ts"
import { SingleKeysSwitch } from "../../../../parts/commands/SingleKeysSwitch.tsx"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { NewPasswordField } from "../../../../parts/forms/NewPasswordField.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useChanges } from "../../../../parts/forms/useChanges.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { DetailList } from "../../../../parts/records/DetailList.tsx"
import { useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { LoadNotice } from "../../../../parts/records/LoadNotice.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { rolesInWords } from "../../roles.ts"
import { SecurityPage } from "../security/SecurityPage.tsx"
import { LeadNotices } from "./LeadNotices.tsx"

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
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            defaultValue={me.name}
            look="narrow"
            required
            error={form.faults.name}
          />
          <TextField
            label="E-mail address"
            help="You can sign in with it, and get a link there if you forget your password."
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={me.email ?? ""}
            look="narrow"
            error={form.faults.email}
          />
          <SubmitButton form={form} action={["Save", "Saving..."]} isSmall disabled={!changes.isChanged} />
        </Form>
      </Stack>
    </Panel>
  )
}

/** The username field is for password managers. */
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
            error={form.faults.currentPassword}
          />
          <NewPasswordField label="New password" name="newPassword" error={form.faults.newPassword} />
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
      {me && <LeadNotices accountId={me.id} />}
      {/* Rendered after the other sections, which would push it down under the pointer. */}
      {(me || state.hasFailed) && (
        <Panel title="Keyboard">
          <SingleKeysSwitch />
        </Panel>
      )}
      {me && <SecurityPage />}
    </Stack>
  )
}
