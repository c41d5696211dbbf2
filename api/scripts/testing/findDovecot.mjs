import { existsSync } from "node:fs"

/** Whether Debian's Dovecot is here, which `testing/mail/imapServer.ts` starts. */
export const hasDovecot = () => existsSync("/usr/sbin/dovecot")
