export const describeSize = (bytes: number) => {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const formatSize = (bytes: number) =>
  `${(bytes / 1024).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`
