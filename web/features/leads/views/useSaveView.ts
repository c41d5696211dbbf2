import type { SaveLeadViewInput } from "../../../graphql/generated.ts"
import { LeadViewsDocument, useDeleteLeadViewMutation, useSaveLeadViewMutation } from "../../../graphql/generated.ts"

const afterwards = { refetchQueries: [LeadViewsDocument], awaitRefetchQueries: true }

/** Saves and deletes views of lists, and loads them again. */
export const useSaveView = () => {
  const [save, saving] = useSaveLeadViewMutation(afterwards)
  const [remove, removing] = useDeleteLeadViewMutation(afterwards)
  return {
    save: (input: SaveLeadViewInput) => save({ variables: { input } }),
    remove: (id: string) => remove({ variables: { id } }),
    isSaving: saving.loading || removing.loading,
  }
}
