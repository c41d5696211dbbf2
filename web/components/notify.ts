/** Shows a notice. The public pages load the notices' code after their own, hence the import on demand. */
export const notify = async (kind: "success" | "error", message: string) => {
  const { toast } = await import("sonner")
  toast[kind](message)
}
