import { toast } from "sonner"
import { useUpdateMeMutation, type YouPageQuery } from "../../../../graphql/generated.ts"
import { Stack } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useChanges } from "../../../../parts/forms/useChanges.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { DetailList } from "../../../../parts/records/DetailList.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { rolesInWords } from "../roles.ts"

/** The viewer's name, address and role. */
export const Profile = ({ me }: { me: YouPageQuery["me"] }) => {
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
