import { escapeHtml } from "../../platform/escapeHtml.ts"
import type { ContractChange, Release } from "../compatibility/contractLog.ts"
import type { Entry } from "./guide.ts"

const item = ({ what, lastDay }: ContractChange) =>
  `<li><code>${escapeHtml(what)}</code>${lastDay ? ` goes away after <time datetime="${lastDay}">${lastDay}</time>` : ""}</li>`

/** The changes of one kind, folded, as there may be hundreds. */
const folded = (title: string, changes: readonly ContractChange[]) =>
  changes.length === 0
    ? ""
    : `<details class="docs-type"><summary class="docs-summary">${title} (${changes.length})</summary><ul>${changes.map(item).join("")}</ul></details>`

/** What has come, will go and has gone since the last release. */
export const contractSection = ({ version, date }: Release, changes: readonly ContractChange[]): Entry => {
  const lists = (["GraphQL", "REST"] as const).flatMap((api) =>
    (["added", "deprecated", "removed"] as const).map((kind) =>
      folded(
        `${api}: ${kind}`,
        changes.filter((change) => change.api === api && change.kind === kind),
      ),
    ),
  )
  return {
    id: "contract-changes",
    title: "Changes of the contract",
    html: `<p>Since ${escapeHtml(version)} of <time datetime="${date}">${date}</time>. What is deprecated stays for six months at the least.</p>${lists.join("")}`,
  }
}
