import { useApolloClient } from "@apollo/client/react"
import { isLocale, type Locale, languages, locales } from "@farelight/api/contract/text/locale.ts"
import { type ReactNode, useState } from "react"
import { toast } from "sonner"
import { Box, Button, Flex, HelpText, Input, Skeleton, Text, Textarea } from "../../../../components/chakra.ts"
import { attempt } from "../../../../components/forms/attempt.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { FormDialog } from "../../../../components/forms/FormDialog.tsx"
import { Labeled } from "../../../../components/forms/Labeled.tsx"
import { Select } from "../../../../components/forms/Select.tsx"
import { Switch } from "../../../../components/forms/Switch.tsx"
import { useDraft } from "../../../../components/forms/useDraft.ts"
import { useForm } from "../../../../components/forms/useForm.ts"
import { counted } from "../../../../components/list/counts.ts"
import { Segments } from "../../../../components/list/ToggleGroup.tsx"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import {
  LetterPreviewDocument,
  type LetterPreviewQuery,
  LettersDocument,
  type LetterTemplatesQuery,
  useLetterPreviewQuery,
  useLetterTemplatesQuery,
  useStartLetterMutation,
} from "../../../../graphql/generated.ts"
import type { LetterTo } from "./WriteLetter.tsx"

const SUBJECT_MAX = 150
const BODY_MAX = 10_000

type LetterText = LetterTemplatesQuery["letterTemplates"][number]["texts"][number]
type Preview = LetterPreviewQuery["letterPreview"]

const languageOptions = locales.map((name) => ({ name, label: languages[name] }))
const modes = [
  { name: "write", label: "Write" },
  { name: "preview", label: "Preview" },
] as const

const describeAudience = ({ sent, withoutAddress, undeliverable, unsubscribed, repeated }: Preview) =>
  [
    `${counted(sent, ["lead gets", "leads get"])} it.`,
    ...[
      [undeliverable, "mail came back"],
      [unsubscribed, "unsubscribed"],
      [withoutAddress, "no address"],
      [repeated, "same address as another"],
    ].flatMap(([count, why]) => (count ? `Left out: ${count.toLocaleString("en-US")} (${why}).` : [])),
  ].join(" ")

const Sample = ({ samples }: { samples: Preview["samples"] }) => {
  const [index, setIndex] = useState(0)
  const sample = samples[index]
  if (!sample) return <HelpText>Nobody would get this letter.</HelpText>
  return (
    <Box borderWidth="1px" borderRadius="l3" padding="4" data-sample>
      <Flex justify="space-between" gap="3" wrap="wrap" marginBottom="3">
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          To {sample.lead.name}, {sample.lead.email}
        </Text>
        <Flex gap="2">
          <Button size="xs" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          <Button size="xs" disabled={index === samples.length - 1} onClick={() => setIndex(index + 1)}>
            Next
          </Button>
        </Flex>
      </Flex>
      <Text fontWeight="semibold">{sample.subject}</Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" marginTop="2">
        {sample.body}
      </Text>
    </Box>
  )
}

interface Props {
  to: LetterTo
  sent?: (() => void) | undefined
  close: () => void
}

export const LetterDialog = ({ to: { kind, filter, ids, city, count }, sent, close }: Props) => {
  const client = useApolloClient()
  const query = useLetterTemplatesQuery({ variables: { leadType: kind.type } })
  const [start] = useStartLetterMutation({ refetchQueries: [LettersDocument] })
  const templates = query.data?.letterTemplates.filter(({ isCityOpened }) => isCityOpened === Boolean(city))
  const initial = { texts: null as readonly LetterText[] | null, isMarketing: city === undefined }
  const draft = useDraft(`letter:${kind.type}:${city?.slug ?? ""}`, initial)
  const [letterId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState("0")
  const [locale, setLocale] = useState<Locale>("en")
  const [samples, setSamples] = useState<Preview["samples"] | null>(null)
  const texts = draft.values.texts ?? templates?.[Number(chosen)]?.texts
  const { isMarketing } = draft.values
  const listField = `${kind.typename.charAt(0).toLowerCase()}${kind.typename.slice(1)}s`
  const audience = { [listField]: filter, ...(ids && { ids: [...ids] }), waitListCity: city?.slug, isMarketing }
  const counts = useLetterPreviewQuery({ variables: { input: audience }, fetchPolicy: "network-only" })
  const preview = counts.data?.letterPreview
  const input = () => ({
    ...audience,
    texts: (texts ?? []).map(({ locale: language, subject, body }) => ({ locale: language, subject, body })),
  })

  const form = useForm(
    async () => {
      await start({ variables: { letterId, input: input() } })
      close()
      toast.success("The letter is being sent", { description: "Email logs show how far it is, and can stop it." })
      sent?.()
    },
    {
      draft,
      check: () => {
        const blank = city ? [] : (templates?.[0]?.texts.map(({ body }) => body.trim()) ?? [])
        const isMissing = ({ subject, body }: LetterText) => !subject.trim() || ["", ...blank].includes(body.trim())
        const missing = locales.find((name) => texts?.some((one) => one.locale === name && isMissing(one)))
        if (!missing) return {}
        setSamples(null)
        setLocale(missing)
        return { texts: `${languages[missing]}: write a subject and a text.` }
      },
    },
  )
  const showPreview = () =>
    attempt("Failed to show the preview", async () => {
      const variables = { input: input() }
      const { data } = await client.query({ query: LetterPreviewDocument, variables, fetchPolicy: "no-cache" })
      setSamples(data?.letterPreview.samples ?? null)
    })
  const choose = async (template: string) => {
    const question = {
      title: "Replace what you have written?",
      text: "The template takes the place of your subject and text.",
      closeLabel: "Keep mine",
      goLabel: "Replace",
    }
    if (draft.values.texts !== null && !(await confirm(question))) return
    setChosen(template)
    draft.change({ texts: null })
  }
  const change = (changed: Partial<LetterText>) =>
    draft.change({ texts: texts?.map((text) => (text.locale === locale ? { ...text, ...changed } : text)) ?? null })
  const text = texts?.find((one) => one.locale === locale)
  const who = `${counted(count, kind.senderNoun)}${city ? ` who waited for ${city.name}` : ""}`
  const fault = form.faults.letters ?? form.faults.texts
  const recipients = preview?.sent.toLocaleString("en-US") ?? ""

  const fields: ReactNode = text && (
    <>
      <Labeled required>
        <Input
          aria-label="Subject"
          placeholder="Subject"
          fontWeight="semibold"
          maxLength={SUBJECT_MAX}
          lang={locale}
          readOnly={form.isBusy}
          value={text.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      </Labeled>
      <Labeled required fault={fault}>
        <Textarea
          aria-label="Text"
          rows={12}
          maxLength={BODY_MAX}
          lang={locale}
          readOnly={form.isBusy}
          value={text.body}
          onChange={({ currentTarget }) => change({ body: currentTarget.value })}
        />
      </Labeled>
    </>
  )

  return (
    <FormDialog
      title={`Write to ${who}`}
      size="xl"
      action={[`Send to ${recipients}`, "Sending..."]}
      form={form}
      isWaiting={!texts || !preview?.sent}
      close={close}
    >
      <HelpText>
        Each gets it once, in their own language, and answers come to their lead. Text in braces, such as{" "}
        {"{first_name}"}, is filled in for each.
      </HelpText>
      <Flex gap="3" wrap="wrap" align="center">
        <Segments
          label="View"
          options={modes}
          chosen={samples ? "preview" : "write"}
          choose={(mode) => void (mode === "preview" ? showPreview() : setSamples(null))}
        />
        {!samples && (
          <Segments
            label="Language"
            options={languageOptions}
            chosen={locale}
            choose={(name) => isLocale(name) && setLocale(name)}
          />
        )}
        {templates && templates.length > 1 && !samples && (
          <Select
            label="Template"
            size="sm"
            width="48"
            options={templates.map(({ name }, index) => ({ name: String(index), label: name || "No template" }))}
            chosen={chosen}
            choose={(name) => void choose(name)}
          />
        )}
      </Flex>
      {query.error && !texts && <LoadFailure message="Failed to load the letter" retry={query.refetch} />}
      {!text && !query.error && <Skeleton role="status" aria-label="Loading the letter" height="80" />}
      {samples ? <Sample samples={samples} /> : fields}
      <Switch label="Marketing" isOn={isMarketing} toggle={() => draft.change({ isMarketing: !isMarketing })}>
        News and offers: adds an unsubscribe link, and skips people who unsubscribed.
      </Switch>
      {counts.error ? (
        <LoadFailure message="Failed to count the recipients" retry={counts.refetch} />
      ) : (
        <Text fontSize="sm" role="status">
          {preview ? describeAudience(preview) : "Counting the recipients..."}
        </Text>
      )}
    </FormDialog>
  )
}
