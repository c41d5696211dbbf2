import { dayInWords } from "@farelight/api/contract/leads/promiseHours.ts"
import { type PrivacyMailWords, privacyMailWords } from "@farelight/api/contract/person/privacyMailWords.ts"
import { DEFAULT_LOCALE, isLocale, type Locale, languages } from "@farelight/api/contract/site/locale.ts"
import { useId } from "react"
import type { PrivacyRequestOutcome } from "../../../../graphql/generated.ts"
import { Box, Stack, Text } from "../../../../parts/chakra.ts"
import { timeZone } from "../../../../parts/records/dateFormat.ts"
import type { OpenedRequest } from "../requestLook.tsx"

export type Told =
  | { outcome: PrivacyRequestOutcome; message: string; exportExpiresAt: Date | null }
  | { dueAt: Date; message: string }

const saidBy = (told: Told, kind: OpenedRequest["kind"], words: PrivacyMailWords, locale: Locale) => {
  const day = (moment: Date) => dayInWords(moment, timeZone(), locale)
  if ("dueAt" in told) return { ...words.extension(words.kinds[kind], day(told.dueAt)), link: null }
  const answer = words.answers[kind][told.outcome]
  const { exportExpiresAt } = told
  return {
    subject: words.answerSubject,
    intro: exportExpiresAt ? `${answer} ${words.until(day(exportExpiresAt))}` : answer,
    link: exportExpiresAt && words.download,
  }
}

/** The mail that the person gets, in the words that the server uses for it. */
export const MailText = ({ request: { kind, email, locale: asked }, told }: { request: OpenedRequest; told: Told }) => {
  const id = useId()
  if (email === null) return null
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const words = privacyMailWords[locale]
  const { subject, intro, link } = saidBy(told, kind, words, locale)
  return (
    <Box as="section" aria-labelledby={id}>
      <Text id={id} color="fg.muted" fontSize="sm" marginBottom="1.5" overflowWrap="anywhere">
        {`What ${email} gets${locale === DEFAULT_LOCALE ? "" : ` (${languages[locale]}: write in it, too)`}`}
      </Text>
      <Stack
        gap="3"
        background="bg.muted"
        borderRadius="l2"
        paddingX="4"
        paddingY="3"
        fontSize="sm"
        lang={locale}
        overflowWrap="anywhere"
      >
        <Text fontWeight="semibold">{subject}</Text>
        <Text>{intro}</Text>
        {told.message && <Text whiteSpace="pre-wrap">{told.message}</Text>}
        {link && <Text textDecoration="underline">{link}</Text>}
        <Text color="fg.muted">{words.note}</Text>
      </Stack>
    </Box>
  )
}
