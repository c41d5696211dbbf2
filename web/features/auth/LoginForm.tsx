import { Button } from "@chakra-ui/react/button"
import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/contract/messages.ts"
import type { SubmitEvent } from "react"
import { toast } from "sonner"
import { storeAdminToken } from "../../apollo/adminToken.ts"
import { serverError } from "../../apollo/errors.ts"
import { useLoginMutation } from "../../graphql/generated.ts"

const rejections = new Set<unknown>(["UNAUTHENTICATED", "RATE_LIMITED", "BAD_USER_INPUT"])

/** The message for a failed login: the server's own if it rejected the login. */
const loginFailure = (error: unknown) => {
  const answer = serverError(error)
  return answer && rejections.has(answer.extensions?.code)
    ? answer.message || messages.loginRejected
    : messages.loginFailed
}

/** Signs the admin in by storing the token, which the login page watches. */
export const LoginForm = () => {
  const [login, { loading }] = useLoginMutation({
    onCompleted: ({ login: session }) => {
      toast.success(messages.loggedIn)
      storeAdminToken(session.token)
    },
    onError: (error) => toast.error(loginFailure(error)),
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    login({ variables: { username: String(form.get("username")), password: String(form.get("password")) } })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="5">
        <Field.Root required>
          <Field.Label>Username</Field.Label>
          <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field.Root>
        <Field.Root required>
          <Field.Label>Password</Field.Label>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field.Root>
        <Button type="submit" colorPalette="brand" loading={loading} loadingText="Logging in...">
          Login
        </Button>
      </Stack>
    </form>
  )
}
