/** Hidden field with the day on which a form was rendered. */
export const FORM_DAY = "form_day"

export const utcDay = (moment: Date) => moment.toISOString().slice(0, 10)
