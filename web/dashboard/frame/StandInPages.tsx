import { type ReactNode, useEffect } from "react"
import { Link } from "react-router-dom"
import { noteFieldFailure } from "../../parts/commands/comingField.ts"
import { FormButton } from "../../parts/forms/Form.tsx"
import { paths } from "../pages/paths.ts"
import styles from "./standIn.module.css"

const StandInPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={styles.page}>
    <title>{title}</title>
    <div>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
)

/** Replaces a screen that a bug of ours has crashed, or whose file did not come. */
export const CrashPage = () => {
  useEffect(noteFieldFailure, [])
  return (
    <StandInPage title="Something went wrong">
      <FormButton look="solid" onClick={() => window.location.reload()}>
        Reload the page
      </FormButton>
    </StandInPage>
  )
}

/** Answers addresses below /adminpage that do not exist. */
export const NotFoundPage = () => (
  <StandInPage title="Page not found">
    <Link to={paths.dashboard}>Go to the dashboard</Link>
  </StandInPage>
)
