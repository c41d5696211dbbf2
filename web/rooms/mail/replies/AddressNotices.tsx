import { toast } from "sonner"
import { Button, Flex, Text } from "../../../components/chakra.ts"
import { useCommands } from "../../../components/commands/useCommands.ts"
import { attempt } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { formatMoment } from "../../../components/records/DateTime.tsx"
import { Notice } from "../../../components/records/Notice.tsx"
import { useAllowMailMutation, useSetLettersMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"
import { useReloadLead } from "../../leads/lead/useReloadLead.ts"

interface LetterWishProps {
  kind: LeadKindFacts
  leadId: string
  unsubscribedAt: string | null
}

/** Some people unsubscribe by a reply or by phone, so the operator can do it here. */
export const UnsubscribedNotice = ({ kind, leadId, unsubscribedAt }: LetterWishProps) => {
  const [setLetters, { loading }] = useSetLettersMutation()
  const reload = useReloadLead(kind, leadId)
  const set = (isSubscribed: boolean) =>
    attempt("Failed to change the subscription", async () => {
      await setLetters({ variables: { leadType: kind.type, leadId, isSubscribed } })
      toast.success(isSubscribed ? "Letters go to this address again" : "This address gets no more letters")
      reload("unsubscribedAt")
    })
  useCommands([
    {
      id: "lead.unsubscribe",
      title: "Unsubscribe from letters",
      group: "Lead",
      isEnabled: unsubscribedAt === null,
      run: () => void set(false),
    },
  ])
  if (!unsubscribedAt) return null
  return (
    <Flex role="status" align="center" columnGap="3" rowGap="1" wrap="wrap" marginBottom="2" fontSize="sm">
      <Text color="fg.muted" flex="1 1 16rem">
        Unsubscribed from letters on {formatMoment(unsubscribedAt)}. Replies still go out.
      </Text>
      <Button size="xs" aria-busy={loading} onClick={() => set(true)}>
        Subscribe again
      </Button>
    </Flex>
  )
}

interface Props {
  kind: LeadKindFacts
  leadId: string
  problem: { reason: string; since: string }
  /** Called when mail is allowed again. The notice disappears, and with it the button that has the focus. */
  done: () => void
}

export const BouncedMailNotice = ({ kind, leadId, problem: { reason }, done }: Props) => {
  const [allowMail, { loading }] = useAllowMailMutation()
  const reload = useReloadLead(kind, leadId)

  const question = {
    title: "Send mail to this address again?",
    text: "If it comes back again, it is stopped again. Many returned mails make mail servers trust yours less.",
    goLabel: "Allow mail",
  }
  const allow = () =>
    attempt("Failed to allow mail again", async () => {
      if (!(await confirm(question))) return
      await allowMail({ variables: { leadType: kind.type, leadId } })
      toast.success("Mail goes to this address again")
      reload("mailProblem")
      done()
    })

  return (
    <Notice role="status" tone="red" marginBottom="2" text={`Mail to this address comes back: ${reason}`}>
      <Button size="xs" borderColor="currentColor" color="inherit" aria-busy={loading} onClick={allow}>
        Allow mail again
      </Button>
    </Notice>
  )
}
