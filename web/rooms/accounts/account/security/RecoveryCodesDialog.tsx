import { toast } from "sonner"
import { saveAs } from "../../../../apollo/downloadFile.ts"
import { copyText } from "../../../../browser/copyText.ts"
import { Button, chakra, Flex, PrimaryButton, SimpleGrid, Stack, Text } from "../../../../parts/chakra.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"

const FILE_NAME = "recovery-codes.txt"

const fileOf = (codes: readonly string[]) =>
  [`Recovery codes for ${window.location.host}. Each of them signs in once.`, "", ...codes, ""].join("\n")

/** The codes are shown only once, so only the button closes the dialog. */
export const RecoveryCodesDialog = ({ codes, close }: { codes: readonly string[]; close: () => void }) => {
  const copy = async () => {
    if (await copyText(codes.join("\n"))) toast.success("Codes copied")
    else toast.error("The browser has copied nothing. Please download the codes.")
  }

  return (
    <ModalDialog
      title="Store your recovery codes"
      close={() => {}}
      closeLabel={null}
      actions={
        <PrimaryButton size="md" onClick={close}>
          I have stored them
        </PrimaryButton>
      }
    >
      <Stack gap="4">
        <Text>
          If you lose your phone, each of these codes signs you in once. Keep them in a password manager or on paper:
          they are shown only now.
        </Text>
        <SimpleGrid
          as="ul"
          aria-label="Recovery codes"
          columns={2}
          columnGap="4"
          rowGap="1"
          listStyleType="none"
          background="bg.muted"
          borderRadius="l2"
          padding="4"
        >
          {codes.map((code) => (
            <chakra.li key={code} fontFamily="mono" overflowWrap="anywhere">
              {code}
            </chakra.li>
          ))}
        </SimpleGrid>
        <Flex gap="2" wrap="wrap">
          <Button onClick={() => saveAs(new Blob([fileOf(codes)], { type: "text/plain" }), FILE_NAME)}>Download</Button>
          <Button onClick={copy}>Copy</Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}
