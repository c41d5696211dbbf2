import { type Erasure_ReportFragment as Report, useEraseSubjectMutation } from "../../../graphql/generated.ts"
import { Button, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { Panel } from "../../../parts/records/Panel.tsx"
import { ErasureForm, useErasureForm } from "./ErasureForm.tsx"

/** Who is looked for: whoever has the one or the other. */
export interface Person {
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

/** Erases a person after a look at what goes with them. */
export const ErasePersonForm = ({ person, preview, hasFailed, retry, erased }: Props) => {
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
      <ErasureForm form={form} preview={preview} hasFailed={hasFailed} retry={retry} />
      {preview && (
        <>
          <Remark marginTop="5" marginBottom="3">
            There is no way back. Nobody can restore what is erased.
          </Remark>
          <Button type="submit" form={form.props.id} background="fg.error" color="bg" aria-busy={form.isBusy}>
            {form.isBusy ? "Erasing..." : "Erase for good"}
          </Button>
        </>
      )}
    </Panel>
  )
}
