import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { attempt } from "../../../../components/forms/attempt.ts"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import {
  type CmsEditor_BlockFragment,
  useDiscardCmsDraftMutation,
  usePublishCmsBlockMutation,
  useSaveCmsDraftMutation,
  useUnscheduleCmsBlockMutation,
} from "../../../../graphql/generated.ts"
import { contentOrEmpty } from "../content.ts"
import { savingContent } from "../useSaveBlock.ts"
import { useCityQuestion } from "./cityQuestion.tsx"

export const scheduledFor = (publishAt: string) => `Scheduled: visitors see it from ${formatMoment(publishAt)} on`

export const useDraftActions = (block: CmsEditor_BlockFragment) => {
  const { id, draft } = block
  const client = useApolloClient()
  const cities = useCityQuestion()
  const [saveDraft] = useSaveCmsDraftMutation()
  const [publishDraft, { loading: isPublishing }] = usePublishCmsBlockMutation()
  const [discardDraft, { loading: isDiscarding }] = useDiscardCmsDraftMutation()
  const [unscheduleDraft, { loading: isUnscheduling }] = useUnscheduleCmsBlockMutation()
  const variables = { id, expectedVersion: draft?.version ?? 0 }
  const reload = () => client.refetchQueries({ include: ["CmsEditor"] })

  const publish = async (publishAt: string | null = null) => {
    const asWas = contentOrEmpty(draft?.content)
    const content = await cities.ask(block, asWas)
    if (!draft || !content) return
    const work = async () => {
      const version =
        content === asWas
          ? draft.version
          : (await saveDraft({ variables: { ...variables, content, baseVersion: draft.baseVersion } })).data
              ?.saveCmsDraft.cmsBlock.draft?.version
      const expectedVersion = version ?? draft.version
      await publishDraft({ variables: { id, expectedVersion, publishAt } })
    }
    const success = publishAt ? { success: scheduledFor(publishAt) } : {}
    const { outcome } = await savingContent(content, work, success)
    if (outcome !== "saved") await reload()
  }

  const change = async (work: () => Promise<unknown>, success: string) => {
    if (await attempt("Failed to change the draft", work)) toast.success(success)
    else await reload()
  }

  return {
    question: cities.dialog,
    isBusy: isPublishing || isDiscarding || isUnscheduling,
    publish,
    discard: () => change(() => discardDraft({ variables }), "Draft discarded"),
    unschedule: () => change(() => unscheduleDraft({ variables }), "Taken off the schedule"),
  }
}
