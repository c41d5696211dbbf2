import { useApolloClient } from "@apollo/client/react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { DeleteLeadsDocument, type LeadType, RestoreLeadsDocument } from "../../../graphql/generated.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"
import { type Change, saveInBatches } from "../status/batches.ts"
import { useStatusChanges } from "../status/StatusChanges.tsx"

export interface NamedLead {
  leadType: LeadType
  leadId: string
  name: string
}

const counted = (leads: readonly NamedLead[]) => leads.length.toLocaleString("en-US")

const namesOf = (leads: readonly NamedLead[]) => (leads.length === 1 ? leads[0]?.name : `${counted(leads)} leads`)

const areOf = ({ length }: readonly NamedLead[]) => (length === 1 ? "is" : "are")

const verbs = { deleted: "restored", restored: "deleted" } as const

type Verb = keyof typeof verbs

const documents = { deleted: DeleteLeadsDocument, restored: RestoreLeadsDocument } as const

interface Listeners {
  begun?: () => void
  ended?: (moved: readonly NamedLead[]) => void
  failed?: (error: unknown) => void
}

/** Deleting and restoring continue after their screen is closed. Lists are reloaded afterwards. */
export const useTrash = () => {
  const client = useApolloClient()
  const { run } = useStatusChanges()

  const move =
    (leads: readonly NamedLead[], verb: Verb, { begun, ended, failed }: Listeners = {}): Change =>
    async (progress) => {
      const moved: NamedLead[] = []
      const refusals = new Map<NamedLead, string>()
      const kinds = [...new Set(leads.map(({ leadType }) => leadType))]
      const groups = kinds.map((kind) => leads.filter(({ leadType }) => leadType === kind))
      const { error, text, rest } = await saveInBatches(groups, progress, async (batch) => {
        const byId = new Map(batch.map((lead) => [lead.leadId, lead]))
        const variables = { leadType: batch[0]?.leadType as LeadType, ids: [...byId.keys()] }
        const { data } = await client.mutate({ mutation: documents[verb], variables, fetchPolicy: "no-cache" })
        for (const { id, error } of data?.moved.results ?? []) {
          const refused = error && byId.get(id)
          if (refused) refusals.set(refused, error.message)
        }
        moved.push(...batch.filter((lead) => !refusals.has(lead)))
        begun?.()
      })
      const [reason] = refusals.values()
      const couldNot = (those: readonly NamedLead[]) => `${namesOf(those)} could not be ${verb}`
      if (reason) toast.error(couldNot([...refusals.keys()]), { description: reason })
      if (error && moved.length + refusals.size === 0) {
        if (failed) failed(error)
        else toast.error(couldNot(leads), { description: failureText(error) })
      } else void reloadLeads(client)
      ended?.(moved)
      if (moved.length === 0) return null
      const state = verb === "deleted" ? "deleted, in the trash for 30 days" : "back"
      return {
        text: [`${namesOf(moved)} ${areOf(moved)} ${state}.`, text].filter(Boolean).join(" "),
        hasConflicts: error !== undefined,
        undo: move(moved, verbs[verb]),
        rest: rest((left) => move(left, verb)),
      }
    }

  const restore = async (leads: readonly NamedLead[]) => {
    let restored: readonly NamedLead[] = []
    const ended = (moved: typeof restored) => {
      restored = moved
    }
    await run(move(leads, "restored", { ended }))
    if (restored.length > 0)
      toast.success(`${namesOf(restored)} ${areOf(restored)} back`, {
        action: { label: "Undo", onClick: () => void run(move(restored, "deleted")) },
      })
    return restored.length > 0
  }

  /** Calls `removed` once the first leads have left all lists. */
  const askToRemove = async (leads: readonly NamedLead[], removed: () => void) => {
    const [they, them, theyAre] = leads.length === 1 ? ["It leaves", "it", "it is"] : ["They leave", "them", "they are"]
    const isBegun = await confirm({
      title: `Delete ${namesOf(leads)}?`,
      text: `${they} every list, search, count and export, and mails about ${them} that still wait are held back. For 30 days you can restore ${them} from the trash; then ${theyAre} erased for good.`,
      goLabel: "Delete",
      act: () => new Promise<void>((begun, failed) => void run(move(leads, "deleted", { begun, failed }))),
    })
    if (isBegun) removed()
  }

  return { askToRemove, restore }
}
