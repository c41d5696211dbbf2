import type { UserEvent } from "@testing-library/user-event"

/** Pastes a text, as typing would rerender the page for each letter. */
export const enter = async (user: UserEvent, field: Element, text: string) => {
  await user.click(field)
  await user.paste(text)
}
