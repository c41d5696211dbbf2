import type { Access } from "../access.ts"

/** Who may make a call. */
export const accessBadge = (access: Access) =>
  access === "anyone"
    ? '<span class="docs-badge">anyone</span>'
    : `<span class="docs-badge docs-scope"><code>${access}</code></span>`
