import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { useDeleteQuarantinedMutation, useReleaseQuarantinedMutation } from "../../../graphql/generated.ts"
import { counted } from "../../../parts/list/counts.ts"

/** Makes leads of submissions, or deletes them; `done` is called when either has happened. */
export const useQuarantineActions = (done: () => unknown) => {
  const client = useApolloClient()
  const [release, releasing] = useReleaseQuarantinedMutation()
  const [remove, removing] = useDeleteQuarantinedMutation()

  const finish = async (notFound: number) => {
    if (notFound > 0)
      toast.info(`${counted(notFound, ["submission was", "submissions were"])} dealt with by somebody else`)
    // Lists, counts and charts of leads ask again when they are shown.
    client.cache.evict({ fieldName: "dashboardSummary" })
    client.cache.evict({ fieldName: "leadStatistics" })
    await done()
  }

  return {
    isBusy: releasing.loading || removing.loading,
    release: async (ids: string[]) => {
      try {
        const { data } = await release({ variables: { ids } })
        const { leads = [], notFoundIds = [] } = data?.releaseQuarantined ?? {}
        if (leads.length > 0)
          toast.success(leads.length === 1 ? `${leads[0]?.name} is a lead now` : `${leads.length} leads made`)
        await finish(notFoundIds.length)
      } catch (error) {
        toast.error("Failed to make leads", { description: failureText(error) })
      }
    },
    remove: async (ids: string[]) => {
      try {
        const { data } = await remove({ variables: { ids } })
        const { deletedIds = [], notFoundIds = [] } = data?.deleteQuarantined ?? {}
        if (deletedIds.length > 0) toast.success(`${counted(deletedIds.length, ["submission", "submissions"])} deleted`)
        await finish(notFoundIds.length)
      } catch (error) {
        toast.error("Failed to delete", { description: failureText(error) })
      }
    },
  }
}
