import type { Access } from "../../contract/api/needs.ts"

/** Who may make a call. */
export const accessBadge = (access: Access) =>
  access === "anyone"
    ? '<span class="docs-badge">anyone</span>'
    : access.permissions.map((name) => `<span class="docs-badge docs-scope"><code>${name}</code></span>`).join(" ")
