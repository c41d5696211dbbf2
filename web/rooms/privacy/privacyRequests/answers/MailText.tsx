import { DEFAULT_LOCALE, isLocale, languages } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useState } from "react"
import { type PrivacyRequestOutcome, usePrivacyMailPreviewQuery } from "../../../../graphql/generated.ts"
import { Box, Skeleton, Text } from "../../../../parts/chakra.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import { EmailContent } from "../../../mail/email/EmailContent.tsx"
import type { OpenedRequest } from "../requestLook.tsx"

const PAUSE_MS = 400

interface Props {
  request: OpenedRequest
  /** Undefined for an extension. */
  outcome?: PrivacyRequestOutcome
  message: string
}

/** The mail as rendered by the server, updated after a pause in typing. */
export const MailText = ({ request: { id, email, locale }, outcome, message: typed }: Props) => {
  const [message, setMessage] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setMessage(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const variables = { id, outcome, message: message.trim() || null }
  const query = usePrivacyMailPreviewQuery({ variables, skip: email === null, fetchPolicy: "no-cache" })
  const mail = (query.data ?? query.previousData)?.privacyMailPreview
  if (email === null) return null
  const language = isLocale(locale) && locale !== DEFAULT_LOCALE ? ` (${languages[locale]}: write in it, too)` : ""
  const title = `What ${email} gets${language}`
  return (
    <Box
      as="section"
      aria-label={title}
      background="bg.muted"
      borderRadius="l2"
      paddingX="4"
      paddingY="3"
      fontSize="sm"
    >
      {query.error && <LoadFailure retry={query.refetch} message="Failed to load the mail" />}
      {!mail && !query.error && <Skeleton role="status" aria-label="Loading the mail" height="32" />}
      {mail && (
        <EmailContent {...mail} lang={locale}>
          <Box overflowWrap="anywhere" minWidth="0">
            <Text color="fg.muted">{title}</Text>
            <Text fontWeight="semibold" lang={locale}>
              {mail.subject}
            </Text>
          </Box>
        </EmailContent>
      )}
    </Box>
  )
}
