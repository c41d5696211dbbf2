import { escapeHtml } from "../../platform/text/escapeHtml.ts"
import { CHANGES_ID, type ContractChange, type Release } from "../compatibility/contractLog.ts"

const item = ({ what, reason }: ContractChange) =>
  `<li><code>${escapeHtml(what)}</code>${reason ? ` ${escapeHtml(reason)}` : ""}</li>`

/** One kind of change; additions are collapsed, as there may be hundreds. */
const listed = (title: string, kind: ContractChange["kind"], changes: readonly ContractChange[]) =>
  changes.length === 0
    ? ""
    : `<details${kind === "added" ? "" : " open"}><summary>${title} (${changes.length})</summary><ul>${changes.map(item).join("")}</ul></details>`

export const contractSection = ({ version, date }: Release, changes: readonly ContractChange[]) => {
  const lists = (["GraphQL", "REST"] as const).flatMap((api) =>
    (["deprecated", "removed", "added"] as const).map((kind) =>
      listed(
        `${api}: ${kind}`,
        kind,
        changes.filter((change) => change.api === api && change.kind === kind),
      ),
    ),
  )
  return `<h2 id="${CHANGES_ID}">Changes of the contract</h2>
<p>Since ${escapeHtml(version)} of <time datetime="${date}">${date}</time>. What is deprecated stays for at least six months.</p>
${lists.join("\n")}`
}
