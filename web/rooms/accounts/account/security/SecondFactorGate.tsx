import { type ReactNode, Suspense } from "react"
import { lazyComponent } from "../../../../browser/lazyComponent.tsx"
import { Heading, Skeleton, Stack, Text } from "../../../../components/chakra.ts"

const SecurityPage = lazyComponent(() => import("./SecurityPage.tsx"), "SecurityPage")

type Security = { isSecondFactorRequired: boolean; hasTotp: boolean; passkeys: readonly unknown[] } | undefined

export const lacksSecondFactor = (security: Security) =>
  security?.isSecondFactorRequired && !security.hasTotp && security.passkeys.length === 0

export const SecondFactorGate = ({ security, children }: { security: Security; children: ReactNode }) => {
  if (!lacksSecondFactor(security)) return children
  return (
    <Stack gap="5" maxWidth="4xl" marginX="auto">
      <Stack role="status" gap="1" borderRadius="l3" background="yellow.subtle" color="yellow.fg" padding="4">
        <Heading as="h2" size="lg">
          Please set up a second factor first
        </Heading>
        <Text>
          The owners of this site ask everybody for one: an authenticator app or a passkey protects your account even
          when somebody learns your password. Everything else opens as soon as you have one.
        </Text>
      </Stack>
      <Suspense fallback={<Skeleton height="96" />}>
        <SecurityPage />
      </Suspense>
    </Stack>
  )
}
