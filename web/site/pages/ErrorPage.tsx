import { useLocation } from "react-router-dom"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"

/** Replaces a page that could not be loaded or rendered. It needs no content, as that may be what is missing. */
export const ErrorPage = () => {
  const { pathname } = useLocation()
  return (
    <main>
      <title>Something went wrong</title>
      <Hero
        title="This page did not arrive"
        text="Check your connection and load it again. If it keeps failing, the fault is ours and we are on it."
        action={
          <a className={buttonClass("primary")} href={pathname}>
            Load it again
          </a>
        }
      />
    </main>
  )
}
