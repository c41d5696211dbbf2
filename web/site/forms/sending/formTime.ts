let shownAt: number | undefined

export const noteFormShown = () => {
  shownAt ??= performance.now()
}

export const formOpenMs = () => Math.round(performance.now() - (shownAt ?? performance.now()))
