import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { FormNotice } from "../forms/fields/fields.tsx"
import { useCurrentPage } from "../page/currentPage.ts"
import { Button, buttonClass } from "../sections/Button.tsx"
import { Hero, UnknownLink } from "../sections/Hero.tsx"

export const RESUBSCRIBE_FIELD = "again"

/** The form is posted by the browser and not by a script, as mail programs post to the same address. */
export const UnsubscribePage = () => {
  const { content, words, answer } = useCurrentPage()
  const { isSubscribed } = content as typeof content & { isSubscribed: boolean | null }
  const { unsubscribe } = words
  const title = isSubscribed === false ? unsubscribe.doneTitle : unsubscribe.title
  const problem = answer?.result.outcome === "failed" ? answer.result.message : undefined
  const unknown = {
    title: unsubscribe.unknownTitle,
    text: unsubscribe.unknownText,
    button_label: words.navigation.home,
  }
  return (
    <>
      <PageMeta meta={{ title, description: unsubscribe.text }} />
      <meta name="robots" content="noindex" />
      {isSubscribed === null ? (
        <UnknownLink unknown={unknown} to={paths.home} />
      ) : (
        <Hero
          title={title}
          text={unsubscribe.text}
          action={
            <form className="stack" method="post">
              <FormNotice notice={problem ? { kind: "error", text: problem } : undefined} />
              {isSubscribed ? (
                <Button type="submit">{unsubscribe.button}</Button>
              ) : (
                <Button type="submit" name={RESUBSCRIBE_FIELD} value="1" className={buttonClass("quiet")}>
                  {unsubscribe.again}
                </Button>
              )}
            </form>
          }
        />
      )}
    </>
  )
}
