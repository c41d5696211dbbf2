let shownAt: number | undefined

export const recordFormShown = () => {
  shownAt ??= performance.now()
}

export const formOpenMs = () => Math.round(performance.now() - (shownAt ?? performance.now()))
