import styles from "./form.module.css"

/** What became of a form, above its fields; read out when it appears. */
export const FormNotice = ({ notice }: { notice: { kind: "success" | "error"; text: string } | undefined }) =>
  notice ? (
    <p className={styles.notice} data-kind={notice.kind} role={notice.kind === "error" ? "alert" : "status"}>
      {notice.text}
    </p>
  ) : null
