/** The attribute of the forms that scripts send in place. All others are ordinary forms, which the browser posts. */
export const IN_PLACE = "data-in-place"

export const isInPlaceForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`form[${IN_PLACE}]`) !== null

export const FORM_SENT = "formsent"
