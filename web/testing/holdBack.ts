/** A delay that lasts until it is released, however slow the machine is. */
export const holdBack = () => {
  let release = () => {}
  const delay = new Promise<void>((resolve) => (release = resolve))
  return { delay, release: () => release() }
}
