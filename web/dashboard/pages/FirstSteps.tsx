import { RouteLink, Stack, Text } from "../../components/chakra.ts"
import { type MailDelivery_StateFragment, useFirstStepsQuery } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { emailLogPath } from "../../rooms/mail/email/emailLogAddress.ts"
import { paths } from "../navigation/paths.ts"

interface Props {
  mail: MailDelivery_StateFragment
  /** True once any form was sent, so the form must have been shared. */
  isShared: boolean
}

/** Disappears once the list has its first lead. */
export const FirstSteps = ({ mail: { isConfigured }, isShared }: Props) => {
  const { viewerCanManageTeam, viewerCanEditContent } = usePermissions()
  const { data } = useFirstStepsQuery({ skip: !(viewerCanManageTeam && viewerCanEditContent) })
  if (!data) return null
  const steps = [
    { label: "Set up email", to: emailLogPath({}), isDone: isConfigured },
    { label: "Share the form", isDone: isShared },
    { label: "Invite your team", to: `${paths.settings}/team`, isDone: data.colleagues.length > 1 },
    {
      label: "Check your cities",
      to: "?tab=cms&page=cities",
      isDone: data.cmsBlocks.some(({ updatedBy }) => updatedBy !== null),
    },
  ]
  return (
    <Stack as="ol" aria-label="First steps" listStyleType="none" gap="1" marginTop="3" textAlign="start">
      {steps.map(({ label, to, isDone }) => (
        <li key={label}>
          <Text as="span" aria-hidden color={isDone ? "green.fg" : "fg.muted"} marginEnd="2">
            {isDone ? "✓" : "○"}
          </Text>
          {to ? (
            <RouteLink to={to} display="inline">
              {label}
            </RouteLink>
          ) : (
            label
          )}
          <Text as="span" color="fg.muted">
            {isDone && ", done"}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
