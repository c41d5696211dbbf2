import { PrimaryButton, Text } from "../chakra.ts"
import { answerQuestion, type openQuestion } from "./confirm.ts"
import { ModalDialog } from "../ModalDialog.tsx"

type Props = NonNullable<ReturnType<typeof openQuestion.read>>

export const ConfirmDialog = ({ title, text, closeLabel = "Cancel", goLabel }: Props) => (
  <ModalDialog
    title={title}
    closeLabel={closeLabel}
    close={() => answerQuestion(false)}
    actions={
      <PrimaryButton size="md" onClick={() => answerQuestion(true)}>
        {goLabel}
      </PrimaryButton>
    }
  >
    <Text>{text}</Text>
  </ModalDialog>
)
