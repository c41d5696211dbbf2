import { serverError } from "../../../apollo/errors.ts"
import { useSendTestEmailMutation } from "../../../graphql/generated.ts"

/** Sends a test mail. `failure` says why none could be made; a refusal of the mail server is a `result`. */
export const useTestEmail = () => {
  const [send, { data, loading, error }] = useSendTestEmailMutation({
    // It is told where the result would be.
    onError: () => {},
    refetchQueries: "active",
  })
  const reason = serverError(error)?.message ?? "The server cannot be reached."
  return {
    isSending: loading,
    send: () => {
      if (!loading) void send()
    },
    result: loading ? undefined : data?.sendTestEmail,
    failure: error && !loading ? `The test could not be made. ${reason}` : undefined,
  }
}
