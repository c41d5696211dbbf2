import { screen } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"

/** The box by which a form's terms are accepted, in any language: its sentence has the age. */
export const termsBox = () => screen.getByRole("checkbox", { name: /\b18\b/ })

/** Accepts the terms, as a form asks for. */
export const acceptTerms = (user: UserEvent) => user.click(termsBox())
