import { useRef } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { chakra, Text } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import type { SavedViews_ViewFragment } from "../../../graphql/generated.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { useSaveView } from "./useSaveView.ts"

const MAX_LENGTH = 60

interface Props {
  kind: Pick<LeadKindFacts, "type">
  query: string
  /** The viewer's saved views. Saving under the name of one of them replaces it. */
  own: readonly SavedViews_ViewFragment[]
  close: () => void
}

export const SaveViewDialog = ({ kind, query, own, close }: Props) => {
  const { save } = useSaveView()
  const draft = useDraft(`view:${kind.type}`, { name: "", isShared: false })
  const { name, isShared } = draft.values
  const isSaved = useRef(false)
  const replaced = own.find((view) => view.name.toLowerCase() === name.trim().toLowerCase())

  const form = useForm(
    async () => {
      if (name.trim() === "") return
      await save({ id: replaced?.id ?? null, name: name.trim(), leadType: kind.type, query, isShared })
      toast.success("View saved")
      isSaved.current = true
      close()
    },
    { explain: (error) => ({ name: failureText(error) }), draft },
  )

  return (
    <FormDialog
      title="Save view"
      action={[replaced ? "Replace view" : "Save view", "Saving..."]}
      form={form}
      isDisabled={name.trim() === ""}
      close={close}
      // The link of the view replaces the pressed button, and so gets the focus.
      focusAfterwards={() => (isSaved.current ? document.querySelector<HTMLElement>("a[aria-current=page]") : null)}
    >
      <Text fontSize="sm">The filters and the order of the list, to come back to by one click.</Text>
      <TextField
        label="Name"
        name="name"
        autoFocus
        data-field="view"
        maxLength={MAX_LENGTH}
        help={replaced && `Your view “${replaced.name}” will show this instead.`}
      />
      <chakra.label display="flex" gap="2" alignItems="center">
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="brand.fg"
          checked={isShared}
          onChange={({ currentTarget }) => draft.change({ isShared: currentTarget.checked })}
        />
        Share it with everybody
      </chakra.label>
    </FormDialog>
  )
}
