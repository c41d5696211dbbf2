import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import styles from "./styles/notFound.module.css"

export const NotFoundPage = () => {
  const { global, page } = usePageContent<"not_found">()
  const { navigation: words } = useWords()
  const { message, detours } = page
  return (
    <>
      <PageMeta meta={page.meta} />
      <meta name="robots" content="noindex" />
      <Hero
        section="message"
        title={message.title}
        text={message.text}
        action={<ButtonLink to={paths.home}>{message.button_label}</ButtonLink>}
        aside={<OwnPicture name="street" sizes="(min-width: 60em) 36rem, 100vw" isFirst />}
      />
      <nav className={`page opening links ${styles.detours}`} data-section="detours" aria-labelledby="detours">
        <h2 id="detours">{detours.title}</h2>
        <ul className="rows">
          {(["advertising", "drivers", "cities", "contact"] as const).map((name) => (
            <li key={name}>
              <SiteLink to={paths[name]}>{name === "cities" ? global.footer.cities_label : words[name]}</SiteLink>
              <span className="muted">{detours[name]}</span>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
