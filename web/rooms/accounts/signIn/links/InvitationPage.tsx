import { skipToken } from "@apollo/client/react"
import { useNavigate } from "react-router-dom"
import { errorCode, failureText } from "../../../../apollo/errors.ts"
import { HelpText, Spinner, Stack, Text } from "../../../../components/chakra.ts"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { NewPasswordField } from "../../../../components/forms/NewPasswordField.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import { type InvitationQuery, useAcceptInvitationMutation, useInvitationQuery } from "../../../../graphql/generated.ts"
import { rolesInWords } from "../../roles.ts"
import { authPaths } from "../authPaths.ts"
import { SignedOutScreen } from "../SignedOutScreen.tsx"
import { signIn } from "../signIn.ts"
import { DeadLink, INCOMPLETE } from "./DeadLink.tsx"
import { useLinkToken } from "./useLinkToken.ts"

const AcceptForm = ({ token, invitation }: { token: string; invitation: InvitationQuery["invitation"] }) => {
  const navigate = useNavigate()
  const [accept] = useAcceptInvitationMutation({
    onCompleted: ({ acceptInvitation }) => {
      signIn(acceptInvitation.token)
      navigate(authPaths.login, { replace: true })
    },
  })
  const form = useForm(({ name = "", password = "" }) => accept({ variables: { input: { token, name, password } } }))
  const { email, role, invitedBy, expiresAt } = invitation
  const granted = rolesInWords.find(({ name }) => name === role)

  // The invitation was used, or has expired, while the page was open.
  if (errorCode(form.error) === "NOT_FOUND") return <DeadLink>{failureText(form.error)}</DeadLink>
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Text>
          {invitedBy ? `${invitedBy} invites you` : "You are invited"} to work here as{" "}
          <Text as="span" fontWeight="semibold">
            {granted?.label}
          </Text>
          .
        </Text>
        <HelpText>{granted?.explanation}</HelpText>
        <HelpText>
          The invitation ends on <DateTime at={expiresAt} />.
        </HelpText>
      </Stack>
      <Form form={form}>
        <TextField
          label="E-mail address"
          help="You sign in with it."
          name="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <TextField label="Your name" help="The others see it." name="name" autoComplete="name" required autoFocus />
        <NewPasswordField label="Password" name="password" />
        <SubmitButton form={form} action={["Accept the invitation", "Accepting..."]} />
      </Form>
    </Stack>
  )
}

export const InvitationPage = () => {
  const token = useLinkToken()
  const { data, error, refetch } = useInvitationQuery(
    token ? { variables: { token }, fetchPolicy: "no-cache" } : skipToken,
  )
  const isDead = errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_USER_INPUT"
  return (
    <SignedOutScreen title="Welcome">
      {token === "" && <DeadLink>{INCOMPLETE}</DeadLink>}
      {isDead && <DeadLink>{failureText(error)}</DeadLink>}
      {error && !isDead && <LoadFailure message={failureText(error)} retry={refetch} />}
      {token !== "" && !data && !error && <Spinner aria-label="Loading the invitation" />}
      {data && <AcceptForm token={token} invitation={data.invitation} />}
    </SignedOutScreen>
  )
}
