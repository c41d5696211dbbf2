import { messages } from "@farelight/api/contract/api/messages.ts"
import { useEffect, useState } from "react"
import { Link, useLocation } from "react-router-dom"
import { toast } from "sonner"
import { errorCode, errorReason, failureText, serverError } from "../../../apollo/errors.ts"
import { Form, FormButton, SubmitButton } from "../../../components/forms/Form.tsx"
import forms from "../../../components/forms/forms.module.css"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import { requestSignIn } from "./ask.ts"
import { authPaths } from "./authPaths.ts"
import { CodeField, cleanCode } from "./CodeField.tsx"
import {
  BeginPasskeyLoginDocument,
  FinishPasskeyLoginDocument,
  LoginDocument,
  LoginHintDocument,
  type LoginHintQuery,
  type LoginMutationVariables,
} from "./generated.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "./passkeys.ts"
import styles from "./signIn.module.css"
import { signIn } from "./signIn.ts"

const PasskeyButton = () => {
  const { submit, isBusy } = useForm(async () => {
    try {
      const { id: challengeId, options } = (await requestSignIn(BeginPasskeyLoginDocument, {})).beginPasskeyLogin
      const input = { challengeId, response: await signWithPasskey(options) }
      signIn((await requestSignIn(FinishPasskeyLoginDocument, { input })).finishPasskeyLogin.token)
    } catch (error) {
      toast.error(passkeyFailure(error) ?? serverError(error)?.message ?? messages.loginFailed)
    }
  })

  if (!hasPasskeys()) return null
  return (
    <FormButton look="outline" aria-busy={isBusy} onClick={() => submit()}>
      {isBusy ? "Waiting for the passkey..." : "Sign in with a passkey"}
    </FormButton>
  )
}

const WRONG_CODE = "This code is wrong, or was used before. Enter the one that is shown now."

const LoginCodeForm = ({ credentials, startOver }: { credentials: LoginMutationVariables; startOver: () => void }) => {
  const form = useForm(
    async ({ code }) =>
      signIn((await requestSignIn(LoginDocument, { ...credentials, code: cleanCode(code) })).login.token),
    { explain: (error) => (errorCode(error) === "UNAUTHENTICATED" ? { code: WRONG_CODE } : failureText(error)) },
  )

  return (
    <Form form={form}>
      <p className={styles.remark}>Your password is right. Your account also asks for a code, or for your passkey.</p>
      <CodeField allowsRecoveryCode onSwitch={form.forget} />
      <SubmitButton form={form} action={["Continue", "Checking..."]} />
      <PasskeyButton />
      <FormButton look="underlined" onClick={startOver}>
        Back to user name and password
      </FormButton>
    </Form>
  )
}

const rejections = new Set<unknown>(["UNAUTHENTICATED", "RATE_LIMITED", "BAD_USER_INPUT"])

const loginFailure = (error: unknown) => {
  const answer = serverError(error)
  return answer && rejections.has(answer.extensions?.code)
    ? answer.message || messages.loginRejected
    : messages.loginFailed
}

/** On a trial installation, the key from the link that the server prints at its start gives name and password. */
const useTrialSignIn = () => {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get("trial")
  const [hint, setHint] = useState<LoginHintQuery["loginHint"]>(null)
  useEffect(() => {
    if (!key) return
    // Without a response, the form still works.
    requestSignIn(LoginHintDocument, { key }).then(
      ({ loginHint }) => setHint(loginHint),
      () => undefined,
    )
  }, [key])
  return hint
}

const LoginHint = ({ username, password }: Pick<LoginMutationVariables, "username" | "password">) => (
  <p className={styles.hint}>
    This is a trial installation. Sign in as <code>{username}</code> with the password <code>{password}</code>
  </p>
)

interface Props {
  prepare: () => void
}

export const LoginForm = ({ prepare }: Props) => {
  const [entered, setEntered] = useState<LoginMutationVariables>()
  const [needsCode, setNeedsCode] = useState(false)
  const trial = useTrialSignIn()

  const form = useForm(async ({ username = "", password = "" }) => {
    const variables = { username, password }
    setEntered(variables)
    prepare()
    try {
      signIn((await requestSignIn(LoginDocument, variables)).login.token)
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
        <Link to={authPaths.forgotPassword} className={forms.link}>
          Forgot your password?
        </Link>
      </Form>
      {trial && <LoginHint username={trial.username} password={trial.password} />}
    </>
  )
}
