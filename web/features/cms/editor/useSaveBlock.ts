import { contentTooLarge, isTooLarge } from "@farelight/api/contract/content/fields.ts"
import type { FieldError } from "@farelight/api/contract/errors.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { toast } from "sonner"
import { errorCode, serverError } from "../../../apollo/errors.ts"
import { useUpdateCmsBlockMutation } from "../../../graphql/generated.ts"
import type { Content } from "../changes/content.ts"

/** What has become of a save. */
export type SaveOutcome =
  | { outcome: "saved" }
  /** Somebody else's save came first. */
  | { outcome: "conflict" }
  /** Values would break the page; their places are as `contentFaults` names them. */
  | { outcome: "refused"; faults: readonly FieldError[] }
  | { outcome: "failed" }

interface Save {
  id: string
  content: Content
  expectedVersion: number
  /** What to tell of a save that worked, beside that it did. */
  description?: string
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === "object" && value !== null && "field" in value && "message" in value

/** The refused places; the server names them from the mutation's argument on. */
const faultsIn = (error: unknown): FieldError[] => {
  const fields: unknown = serverError(error)?.extensions?.fields
  return (Array.isArray(fields) ? fields : [])
    .filter(isFieldError)
    .map(({ field, message }) => ({ field: field.replace(/^content\./, ""), message }))
}

/** Saves a block and tells what became of it. */
export const useSaveBlock = () => {
  const [update, { loading }] = useUpdateCmsBlockMutation({ refetchQueries: ["CmsEditor"] })

  const save = async ({ description, ...variables }: Save): Promise<SaveOutcome> => {
    if (isTooLarge(variables.content)) {
      // The server may not even read so much, and could then not say why.
      toast.error(messages.contentUpdateFailed, { description: contentTooLarge })
      return { outcome: "failed" }
    }
    try {
      await update({ variables })
      toast.success(messages.contentUpdated, { description })
      return { outcome: "saved" }
    } catch (error) {
      // The GraphQL client has already written the failure to the console.
      toast.error(messages.contentUpdateFailed, { description: serverError(error)?.message })
      if (errorCode(error) === "CONFLICT") return { outcome: "conflict" }
      const faults = faultsIn(error)
      return faults.length > 0 ? { outcome: "refused", faults } : { outcome: "failed" }
    }
  }

  return { save, isSaving: loading }
}
