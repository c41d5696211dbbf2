import { advertiserSubmissionKind } from "./advertisers/advertiserSubmission.kind.ts"
import { driverApplicationKind } from "./drivers/driverApplication.kind.ts"
import { byMode, testsOf } from "./lead/testKind.ts"
import type { MailedKind } from "./mails/emailTemplates.ts"

const realKinds: readonly MailedKind[] = [driverApplicationKind, advertiserSubmissionKind]

/** The same kinds for tests. */
export const testKinds: readonly MailedKind[] = realKinds.map(testsOf)

/**
 * Every kind of lead: while a test's request is carried out, those for tests. What goes over all kinds goes over this list;
 * the files of a kind never import it.
 */
export const leadKinds: readonly MailedKind[] = realKinds.map((kind, index) =>
  byMode(kind, testKinds[index] as MailedKind),
)

/** All that is stored of anybody, tests included. */
export const storedKinds: readonly MailedKind[] = [...realKinds, ...testKinds]
