import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"

/** Replaces a page that failed in the browser. It needs no content, as that may be the cause. */
export const ErrorPage = ({ address }: { address: string }) => (
  <main>
    <title>Something went wrong</title>
    <Hero
      title="This page did not arrive"
      text="Check your connection and load it again. If it keeps failing, the fault is ours and we are on it."
      action={
        <a className={buttonClass("primary")} href={address}>
          Load it again
        </a>
      }
    />
  </main>
)
