import styles from "./form.module.css"

/** Why a field was refused, under the field. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className={styles.error} id={id}>
      {message}
    </p>
  ) : null
