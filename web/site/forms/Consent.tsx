import { DEFAULT_LOCALE } from "@farelight/api/contract/locale.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { ACCEPTED } from "@farelight/api/contract/termsRecord.ts"
import { Fragment, type ReactNode } from "react"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { SiteLink } from "../sections/SiteLink.tsx"
import { FieldError, fieldId } from "./fields.tsx"
import styles from "./form.module.css"

interface ConsentProps {
  name: string
  defaultValue: string
  error: string | undefined
}

/** What a visitor agrees to, with a box to check; the server records which version of the documents that was. */
export const Consent = ({ name, defaultValue, error }: ConsentProps) => {
  const { legal } = useGlobalContent()
  const { locale, words } = useCurrentPage()
  const parts: Record<string, ReactNode> = {
    age: legal.minimum_age,
    terms: <SiteLink to={paths.termsOfService}>{words.navigation.termsOfService}</SiteLink>,
    privacy: <SiteLink to={paths.privacyPolicy}>{words.navigation.privacyPolicy}</SiteLink>,
  }
  const id = fieldId(name)
  return (
    <div className={styles.field}>
      {locale !== DEFAULT_LOCALE && <input type="hidden" name="locale" value={locale} />}
      <div className={styles.acceptance}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={ACCEPTED}
          defaultChecked={defaultValue === ACCEPTED}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          {words.form.consent.split(/\{(\w+)\}/).map((part, index) => (
            <Fragment key={part}>{index % 2 === 0 ? part : parts[part]}</Fragment>
          ))}
        </label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
