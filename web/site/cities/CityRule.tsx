import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { writtenDateIn } from "@farelight/api/contract/text/writtenDate.ts"
import { useCurrentPage } from "../page/currentPage.ts"

type Page = PageContent<"cities">["page"]

/** A name, optionally followed by a URL. */
const SOURCE = /^(.*?)\s*(https:\/\/\S+)$/

interface CityRuleProps {
  texts: Page["city"]
  listed: Page["list"]["cities"][number]
}

export const CityRule = ({ texts, listed: { rule, rule_source: source, rule_as_of: day } }: CityRuleProps) => {
  const { locale } = useCurrentPage()
  const [, name, url] = SOURCE.exec(source) ?? []
  return (
    <section className="prose" data-section="rule">
      <h2 className="subtitle">{texts.rule_title}</h2>
      <p className="below">{rule}</p>
      {(source || day) && (
        <p className="quiet below">
          {source && (
            <>
              {texts.source_label}{" "}
              {url ? (
                <a href={url} rel="noreferrer">
                  {name || url}
                </a>
              ) : (
                source
              )}
              .{" "}
            </>
          )}
          {day && `${texts.as_of_label} ${writtenDateIn(day, locale)}.`}
        </p>
      )}
    </section>
  )
}
