/** The id of a thing among all types (`nodeId`). Its parts are nobody's business, so that they may change. */
export const nodeIdOf = (type: string, id: number | string) =>
  btoa(`${type}:${id}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")

/** The type and the id that `nodeIdOf` put together; null for any other text. */
export const readNodeId = (nodeId: string): { type: string; id: string } | null => {
  try {
    const [, type = "", id = ""] = /^(\w+):(\w+)$/.exec(atob(nodeId.replaceAll("-", "+").replaceAll("_", "/"))) ?? []
    return type && nodeIdOf(type, id) === nodeId ? { type, id } : null
  } catch {
    return null
  }
}
