import { contentTooLarge, isTooLarge } from "@farelight/api/contract/content/fields.ts"
import type { FieldError } from "@farelight/api/contract/errors.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { toast } from "sonner"
import { errorCode, serverError } from "../../apollo/errors.ts"
import { useUpdateCmsBlockMutation } from "../../graphql/generated.ts"
import type { Content } from "./content.ts"

/** The result of a save. */
export type SaveOutcome =
  | { outcome: "saved" }
  /** Somebody else saved first. */
  | { outcome: "conflict" }
  /** Values would break the page; their places are as `contentFaults` names them. */
  | { outcome: "refused"; faults: readonly FieldError[] }
  | { outcome: "failed" }

interface Save {
  id: string
  content: Content
  expectedVersion: number
  /** What to add to the message of a successful save. */
  description?: string
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === "object" && value !== null && "field" in value && "message" in value

/** The refused places, without the name of the mutation's argument. */
const faultsIn = (error: unknown): FieldError[] => {
  const fields: unknown = serverError(error)?.extensions?.fields
  return (Array.isArray(fields) ? fields : [])
    .filter(isFieldError)
    .map(({ field, message }) => ({ field: field.replace(/^content\./, ""), message }))
}

/** Saves a block, and shows the operator whether it worked. */
export const useSaveBlock = () => {
  const [update, { loading }] = useUpdateCmsBlockMutation({ refetchQueries: ["CmsEditor"] })

  const save = async ({ description, ...variables }: Save): Promise<SaveOutcome> => {
    if (isTooLarge(variables.content)) {
      // The server may refuse to read that much at all, without a reason that could be shown.
      toast.error(messages.contentUpdateFailed, { description: contentTooLarge })
      return { outcome: "failed" }
    }
    try {
      await update({ variables })
      toast.success(messages.contentUpdated, { description })
      return { outcome: "saved" }
    } catch (error) {
      toast.error(messages.contentUpdateFailed, { description: serverError(error)?.message })
      if (errorCode(error) === "CONFLICT") return { outcome: "conflict" }
      const faults = faultsIn(error)
      return faults.length > 0 ? { outcome: "refused", faults } : { outcome: "failed" }
    }
  }

  return { save, isSaving: loading }
}
