import { existsSync } from "node:fs"

/** True if Debian's Dovecot is installed; `testing/mail/imapServer.ts` starts it. */
export const hasDovecot = () => existsSync("/usr/sbin/dovecot")
