import { useApolloClient } from "@apollo/client/react"
import { isLocale, type Locale, languages, locales } from "@farelight/api/contract/text/locale.ts"
import { useState } from "react"
import { toast } from "sonner"
import { Field, HelpText, Input, Skeleton, Textarea } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useForm } from "../../../components/forms/useForm.ts"
import { counted } from "../../../components/list/counts.ts"
import { Segments } from "../../../components/list/Segments.tsx"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import {
  useTellWaitListMutation,
  useWaitListLettersQuery,
  type WaitListLettersQuery,
} from "../../../graphql/generated.ts"
import { reloadLeads } from "../lead/reloadLeads.ts"
import type { Notification } from "./WaitListPage.tsx"

// Limits of the `tellWaitList` mutation.
const SUBJECT_MAX = 150
const BODY_MAX = 10_000

type Letter = WaitListLettersQuery["waitListLetters"][number]

const options = locales.map((name) => ({ name, label: languages[name] }))

interface Props {
  notification: Notification
  close: () => void
  reload: () => unknown
}

/** Notifies everybody who waits for a newly open city, once each, in their language. */
export const TellWaitList = ({ notification: { city, kind, waiting }, close, reload }: Props) => {
  const client = useApolloClient()
  const query = useWaitListLettersQuery({ variables: { leadType: kind.type } })
  const [tell] = useTellWaitListMutation()
  const draft = useDraft<{ letters: readonly Letter[] | null }>(`letter:${kind.type}:${city.slug}`, { letters: null })
  const [locale, setLocale] = useState<Locale>("en")
  const [sentCount, setSentCount] = useState(0)
  const letters = draft.values.letters ?? query.data?.waitListLetters
  const people = counted(waiting, kind.senderNoun)

  const form = useForm(
    async () => {
      const input =
        letters?.map((letter) => ({ locale: letter.locale, subject: letter.subject, body: letter.body })) ?? []
      const sum = { told: 0, held: 0 }
      // In batches. The server skips those already notified, so an interrupted run can be repeated.
      for (let after: string | null | undefined = null, isDone = false; !isDone; isDone = !after) {
        const { data } = await tell({
          variables: { input: { city: city.slug, leadType: kind.type, letters: input, after } },
        })
        sum.told += data?.tellWaitList.told ?? 0
        sum.held += data?.tellWaitList.held ?? 0
        after = data?.tellWaitList.next
        setSentCount(sum.told)
      }
      close()
      const isNews = sum.told + sum.held > 0
      // Another tab or a colleague was first.
      const message = isNews
        ? `${counted(sum.told, ["mail is", "mails are"])} on the way`
        : "Everyone has already been notified"
      toast[isNews ? "success" : "info"](message, {
        ...(sum.held > 0 && {
          description: `${counted(sum.held, ["address gets", "addresses get"])} none: mail came back.`,
        }),
      })
      await reload()
      void reloadLeads(client).catch(() => undefined)
    },
    { draft },
  )

  const change = (changed: Partial<Letter>) =>
    draft.change({
      letters: letters?.map((letter) => (letter.locale === locale ? { ...letter, ...changed } : letter)) ?? null,
    })
  const letter = letters?.find((one) => one.locale === locale)

  return (
    <FormDialog
      title={`Write to ${people} who waited for ${city.name}`}
      size="xl"
      action={[waiting === 1 ? "Send" : `Send to ${waiting}`, `Sending: ${sentCount} of ${waiting}`]}
      form={form}
      isWaiting={letters === undefined}
      close={close}
    >
      <HelpText>
        Each gets it once, in their own language, and answers come to their lead. What is in braces, such as{" "}
        {"{first_name}"} and {"{city}"}, is filled in for each.
      </HelpText>
      <Segments
        label="Language"
        options={options}
        chosen={locale}
        choose={(name) => isLocale(name) && setLocale(name)}
      />
      {query.error && !letters && <LoadFailure message="Failed to load the letter" retry={query.refetch} />}
      {letter ? (
        <>
          <Field.Root required>
            <Input
              aria-label="Subject"
              fontWeight="semibold"
              maxLength={SUBJECT_MAX}
              lang={locale}
              readOnly={form.isBusy}
              value={letter.subject}
              onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            />
          </Field.Root>
          <Field.Root required invalid={form.faults.letters !== undefined}>
            <Textarea
              aria-label="Text"
              rows={14}
              maxLength={BODY_MAX}
              lang={locale}
              readOnly={form.isBusy}
              value={letter.body}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
            <Field.ErrorText>{form.faults.letters}</Field.ErrorText>
          </Field.Root>
        </>
      ) : (
        !query.error && <Skeleton role="status" aria-label="Loading the letter" height="80" />
      )}
    </FormDialog>
  )
}
