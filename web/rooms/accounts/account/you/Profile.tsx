import { toast } from "sonner"
import { useUpdateMeMutation, type YouPageQuery } from "../../../../graphql/generated.ts"
import { Stack } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { DetailList } from "../../../../parts/records/DetailList.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { rolesInWords } from "../roles.ts"

/** The viewer's name, address and role. */
export const Profile = ({ me }: { me: YouPageQuery["me"] }) => {
  const [update] = useUpdateMeMutation({
    onCompleted: () => toast.success("Saved"),
  })
  const form = useForm(({ name = "", email = "" }) =>
    update({ variables: { input: { name: name.trim(), email: email.trim() || null } } }),
  )
  const role = rolesInWords.find(({ name }) => name === me.role)
  return (
    <Panel title="About you">
      <Stack gap="6">
        <DetailList
          details={[
            { term: "Role", value: `${role?.label}: ${role?.explanation}` },
            { term: "User name", value: me.username },
          ]}
        />
        <Form form={form}>
          <TextField
            label="Name"
            help="The others see it, also beside what you do."
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
          <SubmitButton form={form} action={["Save", "Saving..."]} isSmall />
        </Form>
      </Stack>
    </Panel>
  )
}
