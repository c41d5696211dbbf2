import { toast } from "sonner"
import { Button, Flex, Text } from "../../../components/chakra.ts"
import { attempt } from "../../../components/forms/attempt.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { useAllowMailMutation } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"
import { useReloadLead } from "../../leads/lead/useReloadLead.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  problem: { reason: string; since: string }
  /** Called when mail is allowed again. The notice with the focused button then disappears. */
  done: () => void
}

export const MailReturned = ({ kind, leadId, problem: { reason }, done }: Props) => {
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
    <Flex
      role="status"
      columnGap="3"
      rowGap="1"
      align="center"
      wrap="wrap"
      marginBottom="2"
      paddingX="3"
      paddingY="2"
      fontSize="sm"
      background="red.subtle"
      borderWidth="1px"
      borderColor="red.muted"
      borderRadius="l3"
      color="red.fg"
    >
      <Text flex="1 1 16rem" overflowWrap="anywhere">
        Mail to this address comes back: {reason}
      </Text>
      <Button size="xs" borderColor="currentColor" color="inherit" aria-busy={loading} onClick={allow}>
        Allow mail again
      </Button>
    </Flex>
  )
}
