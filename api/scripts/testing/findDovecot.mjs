import { existsSync } from "node:fs"

/** Debian's path, where `testing/mail/imapServer.ts` starts it. */
export const hasDovecot = () => existsSync("/usr/sbin/dovecot")
