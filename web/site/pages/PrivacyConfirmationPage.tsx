import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { PrivacyConfirmation } from "@farelight/api/contract/forms/site.ts"
import { PRIVACY_CONFIRM_PATH } from "@farelight/api/contract/privacy/privacyRequests.ts"
import { paths, TOKEN_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { FormNotice } from "../forms/fields/fields.tsx"
import { LocalDay } from "../forms/fields/LocalTime.tsx"
import { useCurrentPage, usePageContent } from "../page/currentPage.ts"
import { Button } from "../sections/Button.tsx"
import { Hero, UnknownLink } from "../sections/Hero.tsx"
import styles from "./styles/privacyLink.module.css"

export interface ConfirmationState {
  token: string
  confirmation: PrivacyConfirmation | null
  /** The form's label of the kind of request; empty before the confirmation. */
  asked: string
}

const useConfirmation = () => usePageContent<PageContent<"privacy_confirmation"> & ConfirmationState>()

export const PrivacyConfirmationPage = () => {
  const { page, token, confirmation } = useConfirmation()
  return (
    <>
      <PageMeta meta={page.meta} />
      <meta name="robots" content="noindex" />
      {confirmation?.outcome === "confirmed" && <Confirmed dueAt={confirmation.dueAt} />}
      {!confirmation && token !== "" && <Ask token={token} />}
      {(confirmation?.outcome === "unknown" || token === "") && (
        <UnknownLink unknown={page.unknown} to={paths.privacyRequest} />
      )}
    </>
  )
}

/** The form is posted by the browser and not by a script, as the response is a whole page. */
const Ask = ({ token }: { token: string }) => {
  const { hero, confirm } = useConfirmation().page
  const { answer, locale } = useCurrentPage()
  const problem = answer?.result.outcome === "failed" ? answer.result.message : undefined
  return (
    <>
      <Hero title={hero.title} text={hero.text} />
      <div className={"page opening stack gap-6"} data-section="confirm">
        {/* Posts to an address without the token, as the next page must not have it. */}
        <form className="stack" method="post" action={localized(PRIVACY_CONFIRM_PATH, locale)}>
          <FormNotice notice={problem ? { kind: "error", text: problem } : undefined} />
          <input type="hidden" name={TOKEN_PARAMETER} value={token} />
          <Button type="submit">{confirm.button_label}</Button>
        </form>
        <p className="prose">{confirm.not_you_text}</p>
      </div>
    </>
  )
}

const Confirmed = ({ dueAt }: { dueAt: string }) => {
  const { page, asked } = useConfirmation()
  const { done } = page
  return (
    <>
      <Hero section="done" title={done.title} text={done.text} />
      <div className={"page opening stack gap-6"}>
        <dl className={`facts ${styles.facts}`}>
          <div>
            <dt>{done.kind_label}</dt>
            <dd>{asked}</dd>
          </div>
          <div>
            <dt>{done.due_label}</dt>
            <dd>
              <LocalDay moment={dueAt} />
            </dd>
          </div>
        </dl>
        <div className="stack">
          <h2 className="subtitle">{done.next_title}</h2>
          <p className="prose">{done.next_text}</p>
          <p className="prose">{done.never_text}</p>
        </div>
      </div>
    </>
  )
}
