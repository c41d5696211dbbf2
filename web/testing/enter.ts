import type { UserEvent } from "@testing-library/user-event"

/** Adds a text to a field at once: typed letter by letter, it would draw the page anew for each. */
export const enter = async (user: UserEvent, field: Element, text: string) => {
  await user.click(field)
  await user.paste(text)
}
