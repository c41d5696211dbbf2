import { PrimaryButton, Text } from "../chakra.ts"
import { ModalDialog } from "../ModalDialog.tsx"
import { answerQuestion, type openQuestion } from "./confirm.ts"

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
