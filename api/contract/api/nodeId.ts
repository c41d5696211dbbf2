/** Opaque to clients, so that its format may change. */
export const nodeIdOf = (type: string, id: number | string) =>
  btoa(`${type}:${id}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")

export const readNodeId = (nodeId: string): { type: string; id: string } | null => {
  try {
    const [, type = "", id = ""] = /^(\w+):(\w+)$/.exec(atob(nodeId.replaceAll("-", "+").replaceAll("_", "/"))) ?? []
    return type && nodeIdOf(type, id) === nodeId ? { type, id } : null
  } catch {
    return null
  }
}
