import {
  LeadViewsDocument,
  type SaveLeadViewInput,
  useDeleteLeadViewMutation,
  useSaveLeadViewMutation,
} from "../../../graphql/generated.ts"

const afterwards = { refetchQueries: [LeadViewsDocument], awaitRefetchQueries: true }

export const useSaveView = () => {
  const [save] = useSaveLeadViewMutation(afterwards)
  const [remove] = useDeleteLeadViewMutation(afterwards)
  return {
    save: (input: SaveLeadViewInput) => save({ variables: { input } }),
    remove: (id: string) => remove({ variables: { id } }),
  }
}
