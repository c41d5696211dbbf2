import { Skeleton, Stack } from "../chakra.ts"

interface Props {
  label: string
  count?: number
  height?: string
  gap?: string
}

export const LoadingRows = ({ label, count = 3, height = "16", gap = "2" }: Props) => (
  <Stack role="status" aria-label={label} gap={gap}>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <Skeleton key={row} height={height} borderRadius="l2" />
    ))}
  </Stack>
)
