import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { PrivacyExport } from "@farelight/api/contract/forms/site.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { LocalTime } from "../forms/fields/LocalTime.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { Hero, UnknownLink } from "../sections/Hero.tsx"
import styles from "./styles/privacyLink.module.css"

const useExport = () => usePageContent<PageContent<"privacy_export"> & { copy: PrivacyExport | null }>()

export const PrivacyExportPage = () => {
  const { page, copy } = useExport()
  return (
    <>
      <PageMeta meta={page.meta} />
      <meta name="robots" content="noindex" />
      {copy ? <Copy {...copy} /> : <UnknownLink unknown={page.unknown} to={paths.privacyRequest} />}
    </>
  )
}

const Copy = ({ path, expiresAt }: PrivacyExport) => {
  const { hero, download, contents } = useExport().page
  return (
    <>
      <Hero title={hero.title} text={hero.text} />
      <div className={"page opening stack gap-6"}>
        <div className="stack" data-section="download">
          {/* Without referrer, as the address itself gives access to the file. */}
          <a className={buttonClass("primary")} href={path} download rel="noreferrer nofollow">
            {download.button_label}
          </a>
          <p>
            {download.until_label}{" "}
            <strong>
              <LocalTime moment={expiresAt} />
            </strong>
            .
          </p>
          <p className="prose">{download.text}</p>
        </div>
        <section data-section="contents" aria-labelledby="contents">
          <h2 className="subtitle" id="contents">
            {contents.title}
          </h2>
          <ul className={`points below ${styles.contents}`}>
            {contents.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
