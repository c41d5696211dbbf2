/** Shows a toast. The dynamic import keeps sonner out of the public pages' first load. */
export const notify = async (kind: "success" | "error", message: string) => {
  const { toast } = await import("sonner")
  toast[kind](message)
}
