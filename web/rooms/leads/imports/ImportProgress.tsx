import { Progress } from "@chakra-ui/react/progress"
import { Box, Flex, Text } from "../../../parts/chakra.ts"
import type { Import } from "./importWords.ts"

interface Props {
  label: string
  leadImport: Pick<Import, "doneCount" | "rowCount">
}

export const ImportProgress = ({ label, leadImport: { doneCount, rowCount } }: Props) => {
  const told = `${doneCount.toLocaleString("en-US")} of ${rowCount.toLocaleString("en-US")} rows`
  return (
    <Box>
      <Flex justify="space-between" gap="4" wrap="wrap" fontSize="sm" marginBottom="2">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {told}
        </Text>
      </Flex>
      <Progress.Root value={Math.min(doneCount, rowCount)} max={Math.max(1, rowCount)} colorPalette="brand">
        <Progress.Track aria-label={label} aria-valuetext={told}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  )
}
