import { Skeleton, Stack } from "../chakra.ts"
import { LoadFailure, type useLoadState } from "./LoadFailure.tsx"

interface SkeletonProps {
  label: string
  count?: number
  height?: string
  gap?: string
}

export const LoadingRows = ({ label, count = 3, height = "16", gap = "2" }: SkeletonProps) => (
  <Stack role="status" aria-label={label} gap={gap}>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <Skeleton key={row} height={height} borderRadius="l2" />
    ))}
  </Stack>
)

interface Props extends SkeletonProps {
  state: ReturnType<typeof useLoadState>
  /** Undefined until it has loaded. */
  content: unknown
}

/** A skeleton until the content has loaded, and a failure also above what was loaded before it. */
export const LoadNotice = ({ state: { hasFailed, loadedAt, reload }, content, ...skeleton }: Props) => {
  if (hasFailed) return <LoadFailure retry={reload} shownSince={content === undefined ? undefined : loadedAt} />
  return content === undefined && <LoadingRows {...skeleton} />
}
