import type { FieldError } from "@farelight/api/contract/api/errors.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { contentTooLarge, isTooLarge } from "@farelight/api/contract/content/fields.ts"
import { toast } from "sonner"
import { errorCode, serverError } from "../../../apollo/errors.ts"
import { useUpdateCmsBlockMutation } from "../../../graphql/generated.ts"
import type { Content } from "./content.ts"

export type SaveOutcome =
  | { outcome: "saved" }
  | { outcome: "conflict" }
  /** Values that would break the page, by path as in `contentFaults`. */
  | { outcome: "refused"; faults: readonly FieldError[] }
  | { outcome: "failed" }

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === "object" && value !== null && "field" in value && "message" in value

const CONTENT = /^content\./

/** The server's paths begin with the name of the mutation's argument. */
const faultsIn = (error: unknown): FieldError[] => {
  const fields: unknown = serverError(error)?.extensions?.fields
  return (Array.isArray(fields) ? fields : [])
    .filter(isFieldError)
    .filter(({ field }) => CONTENT.test(field))
    .map(({ field, message }) => ({ field: field.replace(CONTENT, ""), message }))
}

export const savingContent = async (
  content: Content,
  work: () => Promise<unknown>,
  { success = messages.contentUpdated, description }: { success?: string; description?: string | undefined } = {},
): Promise<SaveOutcome> => {
  if (isTooLarge(content)) {
    // The server may refuse a body of this size without a readable reason.
    toast.error(messages.contentUpdateFailed, { description: contentTooLarge })
    return { outcome: "failed" }
  }
  try {
    await work()
    toast.success(success, { description })
    return { outcome: "saved" }
  } catch (error) {
    toast.error(messages.contentUpdateFailed, { description: serverError(error)?.message })
    if (errorCode(error) === "CONFLICT") return { outcome: "conflict" }
    const faults = faultsIn(error)
    return faults.length > 0 ? { outcome: "refused", faults } : { outcome: "failed" }
  }
}

interface Save {
  id: string
  content: Content
  expectedVersion: number
  description?: string
}

/** Publishes the content at once, without a draft. */
export const useSaveBlock = () => {
  const [update, { loading }] = useUpdateCmsBlockMutation({ refetchQueries: ["CmsEditor"] })
  const save = ({ description, ...variables }: Save) =>
    savingContent(variables.content, () => update({ variables }), { description })
  return { save, isSaving: loading }
}
