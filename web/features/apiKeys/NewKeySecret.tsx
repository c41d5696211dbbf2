import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { Input } from "@chakra-ui/react/input"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useRef } from "react"
import { toast } from "sonner"
import { copyText } from "../../components/copyText.ts"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import type { CreateApiKeyMutation } from "../../graphql/generated.ts"
import { keyFont } from "./keyState.ts"

interface Props {
  answer: CreateApiKeyMutation["createApiKey"]
  close: () => void
}

/** Shows the secret of a new key, this once. */
export const NewKeySecret = ({ answer: { apiKey, secret }, close }: Props) => {
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    if (await copyText(secret)) toast.success("Key copied")
    else {
      field.current?.select()
      toast("Press Ctrl+C or ⌘C to copy the key")
    }
  }

  return (
    <ModalDialog
      title="Copy this key now"
      close={close}
      actions={
        <Button variant="outline" onClick={close}>
          Done
        </Button>
      }
    >
      <Stack gap="4">
        <Text overflowWrap="anywhere">
          {`This is the only time that the key of ${apiKey.name} is shown. Keep it where your program keeps its passwords, and out of code and mail.`}
        </Text>
        <Flex gap="2">
          <Input
            ref={field}
            readOnly
            aria-label="API key"
            autoComplete="off"
            {...keyFont}
            fontSize="sm"
            value={secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button colorPalette="brand" onClick={copy}>
            Copy
          </Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}
