import { toast } from "sonner"
import { useSwitchRetentionMutation } from "../../../graphql/generated.ts"
import { DangerDialog } from "../../../parts/DangerDialog.tsx"
import { amountsOf, daysOf, type Rule } from "./retentionWords.ts"

interface Props {
  rules: readonly Rule[]
  /** Whether it is on already, by longer periods. */
  isOn: boolean
  close: () => void
}

/** Confirms that what is too old is erased from now on, and says how much that is at first. */
export const SwitchDialog = ({ rules, isOn, close }: Props) => {
  const [switchOn] = useSwitchRetentionMutation({
    variables: { on: true, seen: daysOf(rules) },
    onCompleted: () => {
      toast.success("What is too old is erased from the next daily run on")
      close()
    },
  })
  const due = amountsOf(rules.map(({ rule, dueCount }) => ({ rule, count: dueCount })))
  const first = due ? `The next daily run erases ${due} for good.` : "Nothing is too old today."
  return (
    <DangerDialog
      title={isOn ? "Go by the shorter periods?" : "Switch retention on?"}
      text={`${first} Later runs erase what has become too old by then. Nothing can be brought back, other than from a backup.`}
      action={isOn ? "Confirm" : "Switch on"}
      act={switchOn}
      close={close}
    />
  )
}
