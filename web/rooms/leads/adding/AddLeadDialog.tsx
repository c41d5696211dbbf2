import { useApolloClient } from "@apollo/client/react"
import { InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { submissionFingerprint } from "@farelight/api/contract/forms/submissionFingerprint.ts"
import { byHandRules } from "@farelight/api/contract/leads/byHand.ts"
import { useEffect, useState } from "react"
import { Link as RouterLink, useNavigate } from "react-router-dom"
import { toast } from "sonner"
import type { ZodType } from "zod"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { Box, Flex, HelpText, Link, SimpleGrid, Stack, Text } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { Switch } from "../../../components/forms/Switch.tsx"
import { type Faults, useForm } from "../../../components/forms/useForm.ts"
import { PaneSwitch } from "../../../components/list/ToggleGroup.tsx"
import { RelativeTime } from "../../../components/records/DateTime.tsx"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../lead/leadKind.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"
import { LeadStatusBadge } from "../status/LeadStatus.tsx"
import { AddedFieldControl } from "./AddedFieldControl.tsx"
import { type AddedLead, type Adding, addedDraft } from "./addingLead.ts"
import { OwnerChoice, SourceChoice } from "./ByHandChoices.tsx"
import { useDuplicateLeads } from "./useDuplicateLeads.ts"

/** Links open in a new tab, as the dialog contains unsaved input. */
const KnownLeads = ({ known: { found } }: { known: ReturnType<typeof useDuplicateLeads> }) => (
  // Screen readers announce a live region only if it existed before its text.
  <Box aria-live="polite" _empty={{ display: "none" }}>
    {found.length > 0 && (
      <Stack gap="1" borderWidth="1px" borderRadius="l2" padding="3" background="bg.subtle" fontSize="sm">
        <Text fontWeight="medium">Here already with this email address or phone number</Text>
        <Stack as="ul" gap="1">
          {found.map(({ kind, ...lead }) => (
            <Flex as="li" key={`${kind.path}/${lead.id}`} align="center" gap="2" minHeight="7">
              <Text as="span" truncate minWidth="0" marginEnd="auto">
                <Link asChild variant="underline" color="fg">
                  <RouterLink to={`${kind.path}/${lead.id}`} target="_blank">
                    {lead.name}
                  </RouterLink>
                </Link>
                <Text as="span" color="fg.muted">{`, ${kind.noun[0]}`}</Text>
              </Text>
              <Text as="span" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                <RelativeTime of={lead.createdAt} />
              </Text>
              <LeadStatusBadge status={lead.status} />
            </Flex>
          ))}
        </Stack>
      </Stack>
    )}
  </Box>
)

const prefilledLead = ({ kind, message }: Adding): AddedLead => {
  const { fromName = "", fromAddress = "", text = "" } = message ?? {}
  return {
    kind,
    texts: { name: fromName, contactName: fromName, email: fromAddress, message: text },
    choices: {},
    source: message ? "email" : "phone",
    ownerId: "",
    sendReceipt: false,
  }
}

/** Values of the kind's own fields. `named` converts the GraphQL name of each choice. */
const inputOf = (
  { addition: { fields } }: LeadKindFacts,
  { texts, choices }: AddedLead,
  named: (name: string, options: Readonly<Record<string, string>>) => string | undefined,
) =>
  Object.fromEntries(
    fields.map(({ name, role, options = {}, isList }) => {
      if (role !== "choice") return [name, texts[name]?.trim() ?? ""]
      const chosen = (choices[name] ?? []).map((choice) => named(choice, options))
      return [name, isList ? chosen : (chosen[0] ?? named("UNKNOWN", options))]
    }),
  )

const faultsBy = (rules: ZodType | undefined, input: unknown): Faults => {
  try {
    if (rules) parseInput(rules, input)
    return {}
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
  }
}

/** Until the rules are loaded, only the server validates. */
const useRules = ({ addition }: LeadKindFacts) => {
  const [rules, setRules] = useState<{ of: object; type: ZodType }>()
  useEffect(() => {
    addition.rules().then(
      (type) => setRules({ of: addition, type }),
      () => undefined,
    )
  }, [addition])
  return rules?.of === addition ? rules.type : undefined
}

const useAdd = (message: Adding["message"], done: () => void) => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [openedAt] = useState(() => new Date())

  return async (kind: LeadKindFacts, lead: AddedLead) => {
    const values = inputOf(kind, lead, (name) => name)
    const texts = { ...lead.texts, addedTo: kind.type, ofMessage: message?.id ?? "" }
    // A repeat after a lost response has the same id, so it finds the stored lead and adds no second one.
    const submissionId = submissionFingerprint("added by hand", { values: texts, choices: lead.choices }, openedAt)
    const { data } = await client.mutate({
      mutation: (await kind.laterDocuments()).addDocument,
      variables: {
        input: { ...values, submissionId } as never,
        source: lead.source,
        sendReceipt: lead.sendReceipt,
        ownerId: lead.ownerId || null,
        messageId: message?.id ?? null,
      },
    })
    if (!data) return
    done()
    message?.added()
    toast.success(`${data.added.lead.name} is added`)
    navigate(`${kind.path}/${data.added.lead.id}`)
    void reloadLeads(client).catch(() => undefined)
  }
}

export const AddLeadDialog = ({ opened: adding, close }: { opened: Adding; close: () => void }) => {
  const kinds = useLeadKinds()
  const { message } = adding
  const draft = addedDraft(message?.id)
  const add = useAdd(message, () => {
    draft.write(undefined)
    close()
  })
  const [lead, setLead] = useState(() => draft.read() ?? prefilledLead(adding))
  const kind = kinds.find(({ type }) => type === lead.kind) ?? kinds[0]
  if (!kind) throw new Error("There is no kind of lead")
  const rules = useRules(kind)
  const { email = "", phone = "" } = lead.texts
  const hasAddress = email.trim() !== ""
  const known = useDuplicateLeads({ email: email.includes("@") ? email : "", phone: phone.length > 6 ? phone : "" })

  const change = (changed: Partial<AddedLead>) => {
    const next = { ...lead, ...changed }
    setLead(next)
    draft.write(next)
  }

  const form = useForm(() => add(kind, lead), {
    check: () => ({
      ...faultsBy(
        rules,
        inputOf(kind, lead, (name, options) => options[name]),
      ),
      ...faultsBy(byHandRules, { source: lead.source }),
    }),
    explain: (error) => {
      const faults = fieldErrors(error)
      return Object.keys(faults).length > 0 ? faults : failureText(error)
    },
  })

  // The dialog would set the focus some frames later, so it is set here.
  useEffect(() => document.querySelector<HTMLElement>("[data-field=added]")?.focus(), [])

  const title = message ? "Make a lead of this message" : "Add a lead"
  return (
    <FormDialog title={title} size="lg" action={["Add the lead", "Adding..."]} form={form} close={close}>
      <PaneSwitch
        label="Kind of lead"
        panes={kinds.map(({ noun }) => capitalized(noun[0]))}
        shown={capitalized(kind.noun[0])}
        show={(shown) => {
          form.forget()
          change({ kind: kinds.find(({ noun }) => capitalized(noun[0]) === shown)?.type ?? kind.type })
        }}
      />
      <HelpText>A name, and an email address or a phone number are enough.</HelpText>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="4" alignItems="start">
        {kind.addition.fields.map((field, index) => (
          <AddedFieldControl
            key={field.name}
            field={field}
            text={lead.texts[field.name] ?? ""}
            chosen={lead.choices[field.name] ?? []}
            isRequired={index === 0}
            fault={form.faults[field.name]}
            write={(text) => change({ texts: { ...lead.texts, [field.name]: text } })}
            choose={(chosen) => change({ choices: { ...lead.choices, [field.name]: chosen } })}
          />
        ))}
      </SimpleGrid>
      <KnownLeads known={known} />
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="4" rowGap="4" alignItems="start">
        <SourceChoice source={lead.source} fault={form.faults.source} choose={(source) => change({ source })} />
        <OwnerChoice ownerId={lead.ownerId} choose={(ownerId) => change({ ownerId })} />
      </SimpleGrid>
      <Stack>
        <Switch
          label="Send a receipt"
          isOn={lead.sendReceipt && hasAddress}
          toggle={() => change({ sendReceipt: !lead.sendReceipt })}
        >
          {hasAddress
            ? `The ${kind.senderNoun[0]} gets a mail that says we have it and when we answer. Nobody else is mailed.`
            : "None without an email address."}
        </Switch>
      </Stack>
    </FormDialog>
  )
}
