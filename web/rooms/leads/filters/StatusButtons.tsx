import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { leadStatusLabel, leadStatusNames } from "../status/leadStatusLook.ts"

/** Put several leads into a status at once. */
export const StatusButtons = ({ change }: { change: (status: LeadStatus) => void }) => (
  <Flex order={{ base: 1, md: 0 }} gap="2" wrap="wrap">
    {leadStatusNames.map((name) => (
      <Button key={name} variant="outline" size={{ base: "xs", md: "sm" }} onClick={() => change(name)}>
        {leadStatusLabel(name)}
      </Button>
    ))}
  </Flex>
)
