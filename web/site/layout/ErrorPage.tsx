import { useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"

/** Replaces a page that failed in the browser. It needs no content, as that may be the cause. */
export const ErrorPage = ({ address }: { address: string }) => {
  const { failure: words } = useWords()
  return (
    <main>
      <title>{words.tabTitle}</title>
      <Hero
        title={words.title}
        text={words.text}
        action={
          <a className={buttonClass("primary")} href={address}>
            {words.button}
          </a>
        }
      />
    </main>
  )
}
