import { isLocale, languages } from "@farelight/api/contract/site/locale.ts"
import { Box, Flex, Heading, Stack, Text } from "../../../parts/chakra.ts"
import { Remark } from "../../../parts/Remark.tsx"
import { MailLink } from "../../../parts/records/ContactLinks.tsx"
import { DetailList } from "../../../parts/records/DetailList.tsx"
import { Moment } from "../../../parts/records/Moment.tsx"
import { DueMark } from "./DueMark.tsx"
import { kindWords, type OpenedRequest } from "./requestWords.ts"

const Extension = ({ extendedAt, extensionReason }: Pick<OpenedRequest, "extendedAt" | "extensionReason">) =>
  extendedAt && (
    <>
      <Moment at={extendedAt} />
      {extensionReason && <Remark whiteSpace="pre-wrap">{extensionReason}</Remark>}
    </>
  )

/** Who asks for what, and when it is due. */
export const RequestFacts = ({ request }: { request: OpenedRequest }) => {
  const { kind, status, name, email, phone, details, locale, receivedAt, confirmedAt, dueAt, extendedAt } = request
  const isForgotten = email === null
  return (
    <Stack gap="4" background="bg" borderWidth="1px" borderRadius="l3" padding={{ base: "4", md: "5" }}>
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4" rowGap="1">
        <Heading as="h3" size="lg">
          {kindWords[kind].title}
        </Heading>
        {status === "OPEN" && <DueMark dueAt={dueAt} />}
      </Flex>
      {isForgotten && (
        <Text color="fg.muted">
          Who asked is forgotten: name, address and texts go 30 days after the answer, and after a deletion at once.
        </Text>
      )}
      <DetailList
        details={[
          ...(name ? [{ term: "Name", value: name }] : []),
          ...(email ? [{ term: "Email, confirmed", value: <MailLink address={email} /> }] : []),
          ...(phone ? [{ term: "Phone, not confirmed", value: phone }] : []),
          { term: "Received", value: <Moment at={receivedAt} /> },
          { term: "Confirmed", value: <Moment at={confirmedAt} /> },
          { term: "Due", value: <Moment at={dueAt} /> },
          ...(extendedAt ? [{ term: "Extended", value: <Extension {...request} /> }] : []),
          ...(isLocale(locale) ? [{ term: "Language", value: languages[locale] }] : []),
        ]}
      />
      {details && (
        <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="4">
          <Remark>In their own words</Remark>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
            {details}
          </Text>
        </Box>
      )}
    </Stack>
  )
}
