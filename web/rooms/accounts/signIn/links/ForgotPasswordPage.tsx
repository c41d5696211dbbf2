import { useState } from "react"
import { HelpText, RouteLink, Stack, Text } from "../../../../components/chakra.ts"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { useRequestPasswordResetMutation } from "../../../../graphql/generated.ts"
import { authPaths } from "../authPaths.ts"
import { SignedOutScreen } from "../SignedOutScreen.tsx"

/** The response is the same for every address, so that it reveals no accounts. */
export const ForgotPasswordPage = () => {
  const [email, setEmail] = useState("")
  const [request, { data }] = useRequestPasswordResetMutation()
  const form = useForm((entered) => {
    const address = entered.email?.trim() ?? ""
    setEmail(address)
    return request({ variables: { email: address } })
  })

  return (
    <SignedOutScreen title="Forgot your password?">
      <Stack gap="6">
        {data ? (
          <Stack role="status" gap="3">
            <Text overflowWrap="anywhere">
              If there is an account with the address {email}, a mail with a link is on its way to it. The link works
              once, within 30 minutes.
            </Text>
            <HelpText>
              Nothing there? Look into the folder for spam, or ask an owner of the site, who can see whether mail goes
              out.
            </HelpText>
          </Stack>
        ) : (
          <Form form={form}>
            <Text color="fg.muted">We will send you a link by which you choose a new one.</Text>
            <TextField label="E-mail address" name="email" type="email" autoComplete="username" required autoFocus />
            <SubmitButton form={form} action={["Send the link", "Sending..."]} />
          </Form>
        )}
        <RouteLink to={authPaths.login} color="fg.muted" fontSize="sm" alignSelf="start">
          Back to the login
        </RouteLink>
      </Stack>
    </SignedOutScreen>
  )
}
