import { skipToken } from "@apollo/client/react"
import { Code } from "@chakra-ui/react/code"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { useState } from "react"
import { useLocation } from "react-router-dom"
import { toast } from "sonner"
import { errorReason, serverError } from "../../../apollo/errors.ts"
import { type LoginMutationVariables, useLoginHintQuery, useLoginMutation } from "../../../graphql/generated.ts"
import { Form, SubmitButton } from "../../../parts/forms/Form.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { RouteLink } from "../../../parts/RouteLink.tsx"
import { authPaths } from "./authPaths.ts"
import { LoginCodeForm } from "./LoginCodeForm.tsx"
import { PasskeyButton } from "./PasskeyButton.tsx"
import { useSignIn } from "./useSignIn.ts"

const rejections = new Set<unknown>(["UNAUTHENTICATED", "RATE_LIMITED", "BAD_USER_INPUT"])

/** The message for a failed login: the server's own if it rejected the login. */
const loginFailure = (error: unknown) => {
  const answer = serverError(error)
  return answer && rejections.has(answer.extensions?.code)
    ? answer.message || messages.loginRejected
    : messages.loginFailed
}

/** The credentials of a trial installation, for those who open the link that the server prints when it starts. */
const useTrialSignIn = () => {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get("trial")
  const { data } = useLoginHintQuery(key ? { variables: { key } } : skipToken)
  return data?.loginHint ?? null
}

const LoginHint = ({ username, password }: Pick<LoginMutationVariables, "username" | "password">) => (
  <Remark borderRadius="l2" background="bg.muted" padding="4">
    This is a trial installation. Sign in as <Code variant="plain">{username}</Code> with the password{" "}
    <Code variant="plain">{password}</Code>
  </Remark>
)

/** Signs somebody in, in a second step by a code where the account asks for one. */
export const LoginForm = () => {
  const signIn = useSignIn()
  const [entered, setEntered] = useState<LoginMutationVariables>()
  const [needsCode, setNeedsCode] = useState(false)
  const trial = useTrialSignIn()
  const [login] = useLoginMutation()

  const form = useForm(async ({ username = "", password = "" }) => {
    const variables = { username, password }
    setEntered(variables)
    try {
      const { data } = await login({ variables })
      if (data) signIn(data.login.token)
    } catch (error) {
      if (errorReason(error) === "CODE_REQUIRED") setNeedsCode(true)
      else toast.error(loginFailure(error))
    }
  })

  if (entered && needsCode) return <LoginCodeForm credentials={entered} startOver={() => setNeedsCode(false)} />
  return (
    <>
      <Form form={form}>
        <TextField
          label="Username"
          help="Your user name or e-mail address"
          name="username"
          defaultValue={entered?.username ?? trial?.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          defaultValue={trial?.password}
          autoComplete="current-password"
          required
        />
        <SubmitButton form={form} action={["Login", "Logging in..."]} />
        <PasskeyButton />
        <RouteLink to={authPaths.forgotPassword} color="fg.muted" fontSize="sm" alignSelf="start">
          Forgot your password?
        </RouteLink>
      </Form>
      {trial && <LoginHint username={trial.username} password={trial.password} />}
    </>
  )
}
