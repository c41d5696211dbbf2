import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { Button, chakra, Flex, Input, Stack, Text } from "../../../components/chakra.ts"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import type { SavedViews_ViewFragment } from "../../../graphql/generated.ts"
import { useSaveView } from "./useSaveView.ts"

const OwnView = ({ view: { id, name, leadType, query, isShared } }: { view: SavedViews_ViewFragment }) => {
  const { save, remove } = useSaveView()
  const draft = useDraft(`view:${id}`, { text: name, shares: isShared })
  const { text, shares } = draft.values

  const attempt = async (action: Promise<unknown>, done: string) => {
    try {
      await action
      toast.success(done)
    } catch (error) {
      toast.error(failureText(error))
    }
  }

  const form = useForm(() => {
    if (text.trim() === "") return
    return attempt(save({ id, name: text.trim(), leadType, query, isShared: shares }).then(draft.forget), "View saved")
  })

  return (
    <li>
      <form {...form.props}>
        <Flex gap="2" align="center" wrap="wrap">
          <Input aria-label={`Name of ${name}`} size="sm" flex="1 1 10rem" maxLength={60} {...draft.field("text")} />
          <chakra.label display="flex" gap="1.5" alignItems="center" fontSize="sm">
            <chakra.input
              type="checkbox"
              aria-label={`Share ${name}`}
              boxSize="4"
              accentColor="brand.fg"
              checked={shares}
              onChange={({ currentTarget }) => draft.change({ shares: currentTarget.checked })}
            />
            Shared
          </chakra.label>
          <Button type="submit" disabled={!draft.isChanged || text.trim() === ""}>
            Save
          </Button>
          <Button variant="ghost" aria-label={`Delete ${name}`} onClick={() => attempt(remove(id), "View deleted")}>
            Delete
          </Button>
        </Flex>
      </form>
    </li>
  )
}

export const OwnViewsDialog = ({ own, close }: { own: readonly SavedViews_ViewFragment[]; close: () => void }) => (
  <ModalDialog title="Your views" close={close}>
    {own.length === 0 && <Text color="fg.muted">You have saved no view of this list</Text>}
    <Stack as="ul" gap="2">
      {own.map((view) => (
        <OwnView key={view.id} view={view} />
      ))}
    </Stack>
  </ModalDialog>
)
