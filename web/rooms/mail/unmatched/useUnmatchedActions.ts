import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { errorCode, failureText } from "../../../apollo/errors.ts"
import { useAttachUnmatchedMutation, useDiscardUnmatchedMutation } from "../../../graphql/generated.ts"
import type { Known } from "../../leads/adding/useKnownLeads.ts"
import { reloadRelated } from "../../leads/lead/reloadLeads.ts"

/** Says whose messages are, or discards them; `done` is called when either has happened, here or elsewhere. */
export const useUnmatchedActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [attach, attaching] = useAttachUnmatchedMutation()
  const [discard, discarding] = useDiscardUnmatchedMutation()

  const finish = async () => {
    await done()
    // The count, and the lead where it is on screen in another part of the window.
    void reloadRelated(client).catch(() => undefined)
  }

  const act = async (what: () => Promise<unknown>, words: { done: string; failed: string }) => {
    try {
      await what()
      toast.success(words.done)
    } catch (error) {
      if (errorCode(error) !== "NOT_FOUND") return void toast.error(words.failed, { description: failureText(error) })
      toast.info("Somebody else has dealt with this message")
    }
    await finish()
  }

  return {
    isBusy: attaching.loading || discarding.loading,
    finish,
    attach: (id: string, { kind, id: leadId, name }: Known) =>
      act(() => attach({ variables: { id, leadType: kind.type, leadId } }), {
        done: `The message is at ${name} now`,
        failed: "Failed to attach the message",
      }),
    discard: (id: string) =>
      act(() => discard({ variables: { id } }), {
        done: "The message is discarded",
        failed: "Failed to discard the message",
      }),
  }
}
