import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { PrivacyRequestForm } from "../forms/PrivacyRequestForm.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { LinkedText } from "../page/LinkedText.tsx"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SectionHeading } from "../sections/SectionHeading.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"

export const PrivacyRequestPage = () => {
  const { global, page, privacy } = usePageContent<"privacy_request">()
  const { hero, form, steps, other_ways: otherWays } = page
  const happens = steps.items.length > 0 && (
    <section className="point note" data-section="steps" aria-labelledby="steps">
      <h2 id="steps">{steps.title}</h2>
      <ol className="stack gap-5 below steps">
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
  const email = `mailto:${global.company.contact_email}?${new URLSearchParams({ subject: form.subject })}`
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={privacy.mail ? hero.text : `${hero.text} ${form.text}`}
        action={
          !privacy.mail && (
            <a className={buttonClass("primary")} href={email.replaceAll("+", "%20")}>
              {form.write_label}
            </a>
          )
        }
        aside={happens}
      />
      <div className={`page opening links ${privacy.mail ? "split main-aside" : ""}`}>
        {privacy.mail && (
          <section id="request" data-section="form" aria-labelledby="request-title">
            <SectionHeading id="request-title" title={form.title} text={form.text} />
            <PrivacyRequestForm />
          </section>
        )}
        <section
          className={`point note ${privacy.mail ? "" : "split aside-main"}`}
          data-section="other_ways"
          aria-labelledby="other-ways"
        >
          <h2 id="other-ways">{otherWays.title}</h2>
          <div>
            <p>
              <LinkedText text={otherWays.text} />
            </p>
            <SiteLink to={`${paths.privacyPolicy}#your-rights`}>{otherWays.policy_label}</SiteLink>
          </div>
        </section>
      </div>
    </>
  )
}
