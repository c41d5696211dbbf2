let shownAt: number | undefined

/** Notes that a form is on screen. */
export const noteFormShown = () => {
  shownAt ??= performance.now()
}

/** For how many milliseconds people could have filled in a form. */
export const formOpenMs = () => Math.round(performance.now() - (shownAt ?? performance.now()))
