/** A size in KB with one decimal, such as `1,024.0 KB`. */
export const formatSize = (bytes: number) =>
  `${(bytes / 1024).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`
