export const FORM_DAY = "form_day"

export const utcDay = (moment: Date) => moment.toISOString().slice(0, 10)
