/** The attribute of the forms that scripts send in place. All others are ordinary forms, which the browser posts. */
export const IN_PLACE = "data-in-place"

/** Whether an event comes from a form that scripts send, or from one of its fields. */
export const isInPlaceForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`form[${IN_PLACE}]`) !== null

export const FORM_SENT = "formsent"
