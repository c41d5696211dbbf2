/** Marks forms that scripts send without leaving the page; the browser posts all others. */
export const IN_PLACE = "data-in-place"

export const isInPlaceForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`form[${IN_PLACE}]`) !== null

export const FORM_SENT = "formsent"
