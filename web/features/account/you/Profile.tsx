import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { toast } from "sonner"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { DetailList } from "../../../components/records/DetailList.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { useUpdateMeMutation, type YouPageQuery } from "../../../graphql/generated.ts"
import { rolesInWords } from "../roles.ts"

/** The viewer's name, address and role. */
export const Profile = ({ me }: { me: YouPageQuery["me"] }) => {
  const [update, { loading, error }] = useUpdateMeMutation({
    onCompleted: () => toast.success("Saved"),
    // Shown in the form.
    onError: () => {},
  })
  const refused = fieldErrors(error)
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
        <Form
          isBusy={loading}
          failure={error && Object.keys(refused).length === 0 ? failureText(error) : undefined}
          submit={({ name = "", email = "" }) =>
            update({ variables: { input: { name: name.trim(), email: email.trim() || null } } })
          }
        >
          <TextField
            label="Name"
            help="The others see it, also beside what you do."
            name="name"
            autoComplete="name"
            defaultValue={me.name}
            maxWidth="md"
            required
            error={refused.name}
          />
          <TextField
            label="E-mail address"
            help="You can sign in with it, and get a link there if you forget your password."
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={me.email ?? ""}
            maxWidth="md"
            error={refused.email}
          />
          <Button
            type="submit"
            size="sm"
            alignSelf="start"
            colorPalette="brand"
            loading={loading}
            loadingText="Saving..."
          >
            Save
          </Button>
        </Form>
      </Stack>
    </Panel>
  )
}
