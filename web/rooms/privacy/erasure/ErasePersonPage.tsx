import { useLazyQuery } from "@apollo/client/react"
import { useState } from "react"
import { fieldErrors } from "../../../apollo/errors.ts"
import { Button, DangerButton, HelpText, SimpleGrid, Stack, Text } from "../../../components/chakra.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import { Panel } from "../../../components/records/Panel.tsx"
import {
  type Erasure_ReportFragment as Report,
  SubjectErasurePreviewDocument,
  useEraseSubjectMutation,
} from "../../../graphql/generated.ts"
import { ErasureFields, useErasureForm } from "./ErasureForm.tsx"
import { openReport } from "./ErasureReport.tsx"
import { useClearErasedData } from "./useClearErasedData.ts"

interface Person {
  email: string | null
  phone: string | null
}

interface Props {
  person: Person
  preview: Report | undefined
  hasFailed: boolean
  retry: () => unknown
  erased: (report: Report) => void
}

const ErasePersonForm = ({ person, preview, hasFailed, retry, erased }: Props) => {
  const [erase] = useEraseSubjectMutation({
    fetchPolicy: "no-cache",
    onCompleted: ({ eraseSubject }) => erased(eraseSubject),
  })
  const form = useErasureForm((reason) => erase({ variables: { ...person, reason } }))
  if (preview?.copies.length === 0)
    return (
      <Panel title="Nothing is found">
        <Text>Nothing here has this address or this number. Check how they are written.</Text>
      </Panel>
    )
  return (
    <Panel title="Erase for good">
      <Form form={form}>
        <ErasureFields form={form} preview={preview} hasFailed={hasFailed} retry={retry} />
        {preview && (
          <>
            <HelpText>There is no way back. Nobody can restore what is erased.</HelpText>
            <DangerButton size="md" type="submit" alignSelf="start" aria-busy={form.isBusy}>
              {form.isBusy ? "Erasing..." : "Erase for good"}
            </DangerButton>
          </>
        )}
      </Form>
    </Panel>
  )
}

export const ErasePersonPage = () => {
  const forgetErased = useClearErasedData()
  const [person, setPerson] = useState<Person>()
  const [erasures, setErasures] = useState(0)
  const [look, { data, error, loading, refetch }] = useLazyQuery(SubjectErasurePreviewDocument, {
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  })
  const form = useForm(async ({ email = "", phone = "" }) => {
    const asked = { email: email.trim() || null, phone: phone.trim() || null }
    setPerson(asked)
    const { error: failure } = await look({ variables: asked }).catch((thrown: unknown) => ({ error: thrown }))
    // Errors without a field are shown instead of the preview.
    if (Object.keys(fieldErrors(failure)).length > 0) throw failure
  })
  const isRefused = Object.keys(form.faults).length > 0
  const preview = data?.subjectErasurePreview
  // The preview does not match the changed fields, so it disappears.
  const forget = () => setPerson(undefined)

  return (
    <Stack gap="5" maxWidth="42rem">
      <Text color="fg.muted">
        This reaches every lead with the address or the number, also in quarantine and in the trash, all mails to and
        from the address, and both wherever notes about others name them. It does not reach what has left the product,
        such as exported files, mailboxes and backups, nor notes that have only a name: search for that.
      </Text>
      <Panel key={erasures} title="Who">
        <Form form={form}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField label="E-mail address" name="email" type="email" autoComplete="off" onChange={forget} />
            <TextField label="Phone number" name="phone" type="tel" autoComplete="off" onChange={forget} />
          </SimpleGrid>
          <HelpText>One of them is enough. With both, everything is erased that has either.</HelpText>
          <Button size="md" type="submit" alignSelf="start" aria-busy={form.isBusy}>
            Show what would be erased
          </Button>
        </Form>
      </Panel>
      {person && !isRefused && (
        <ErasePersonForm
          key={JSON.stringify(person)}
          person={person}
          preview={loading ? undefined : preview}
          hasFailed={error !== undefined}
          retry={refetch}
          erased={(report) => {
            forget()
            setErasures(erasures + 1)
            openReport.set(report)
            void forgetErased(report)
          }}
        />
      )}
    </Stack>
  )
}
