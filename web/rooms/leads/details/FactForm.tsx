import { useApolloClient } from "@apollo/client/react"
import { englishWords } from "@farelight/api/contract/words/en.ts"
import { type KeyboardEvent, useEffect } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { Flex, Stack, Textarea } from "../../../components/chakra.ts"
import { Failure, FormButton, SubmitButton } from "../../../components/forms/Form.tsx"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { CorrectLeadDocument, SetLeadExternalDocument } from "../../../graphql/generated.ts"
import type { CorrectableField, LeadKindFacts } from "../lead/leadKind.ts"
import { reloadRelated } from "../lead/reloadLeads.ts"

type EditedField = CorrectableField | "externalId"

type Values = Partial<Record<EditedField, string | null>>

export interface FactFormProps {
  kind: LeadKindFacts
  lead: Values & { id: string; name: string }
  fields: readonly EditedField[]
  close: () => void
}

/** Validated by the rules of the public form. Sends only fields that have changed. */
export const FactForm = ({ kind, lead, fields, close }: FactFormProps) => {
  const client = useApolloClient()
  const valuesOf = (values: Values, names = fields) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? ""]))
  const draft = useDraft(`correction:${kind.type}:${lead.id}`, valuesOf(lead))

  const correct = async ({ externalId, ...values }: Values) => {
    const about = { leadType: kind.type, leadId: lead.id }
    // A form edits either the external id or fields of the public form, never both.
    if (externalId === undefined)
      await client.mutate({ mutation: CorrectLeadDocument, variables: { ...about, values } })
    else {
      const variables = { ...about, externalId: externalId || null }
      await client.mutate({ mutation: SetLeadExternalDocument, variables })
    }
    void reloadRelated(client).catch(() => undefined)
  }

  const form = useForm(
    async () => {
      const changed = fields.filter((name) => draft.values[name] !== (lead[name] ?? ""))
      if (changed.length === 0) return close()
      const failed = (error: unknown) =>
        toast.error("The correction could not be undone", { description: failureText(error) })
      const undo = () => void correct(valuesOf(lead, changed)).catch(failed)
      await correct(valuesOf(draft.values, changed))
      toast.success(`${lead.name} is corrected`, { duration: 10_000, action: { label: "Undo", onClick: undo } })
      close()
    },
    { draft },
  )

  const { ref } = form.props
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLInputElement>("input, textarea")
    first?.focus()
    first?.select()
  }, [ref])

  const cancel = () => {
    draft.forget()
    close()
  }

  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    // Escape would also close the lead.
    event.stopPropagation()
    cancel()
  }
  return (
    <form {...form.props} onKeyDown={cancelByKey}>
      <Stack gap="2" paddingY="1">
        {fields.map((name) => {
          const label = name === "externalId" ? "External id" : englishWords.fields[name]
          const error = form.faults[name]
          if (name !== "message")
            return <TextField key={name} label={label} autoComplete="off" error={error} {...draft.field(name)} />
          return (
            <Labeled key={name} fault={error}>
              <Textarea aria-label={label} rows={5} {...draft.field(name)} />
            </Labeled>
          )
        })}
        <Failure>{form.failure}</Failure>
        <Flex gap="2">
          <SubmitButton form={form} action={["Save", "Saving..."]} isSmall />
          <FormButton look="outline" isSmall onClick={cancel}>
            Cancel
          </FormButton>
        </Flex>
      </Stack>
    </form>
  )
}
