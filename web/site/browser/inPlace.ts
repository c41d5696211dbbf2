/** Marks forms that scripts send without leaving the page. The browser itself posts forms without this mark. */
export const IN_PLACE = "data-in-place"

export const isInPlaceForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`form[${IN_PLACE}]`) !== null

export const FORM_SENT = "formsent"
