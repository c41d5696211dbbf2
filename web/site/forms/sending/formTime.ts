let shownAt: number | undefined

export const noteFormShown = () => {
  shownAt ??= performance.now()
}

/** For how many milliseconds people could have filled in a form. */
export const formOpenMs = () => Math.round(performance.now() - (shownAt ?? performance.now()))
