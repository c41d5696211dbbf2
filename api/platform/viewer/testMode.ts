import { AsyncLocalStorage } from "node:async_hooks"

const mode = new AsyncLocalStorage<"test">()

/** Whether the request that is carried out is a test's: it was sent with a test key. */
export const isTestMode = () => mode.getStore() !== undefined

/** Does some work as a test's request, or as any other one. */
export const inMode = <Result>(isTest: boolean, work: () => Result): Result =>
  isTest ? mode.run("test", work) : mode.exit(work)

const PREFIX = "test_"

/** What tests store a type or a subject under, so that nothing that looks for the real name finds it. */
export const testName = (name: string) => (name.startsWith(PREFIX) ? name : PREFIX + name)

export const isTestName = (name: string) => name.startsWith(PREFIX)

/** What programs are told in place of it: they see no difference. */
export const realName = (name: string) => (isTestName(name) ? name.slice(PREFIX.length) : name)

/** A type as the request that is carried out stores it. */
export const nameInMode = (name: string) => (isTestMode() ? testName(name) : name)
