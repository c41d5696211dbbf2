import type { ButtonHTMLAttributes } from "react"
import styles from "./button.module.css"

/** The site's button; links that look like it take `buttonClass`. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button className={buttonClass("primary")} {...props} />
)

/** `primary` is for the page's main action, `solid` for the same on an accent background, `quiet` for others. */
export type ButtonLook = "primary" | "solid" | "quiet"

/** The class of something that looks like a button. */
export const buttonClass = (look: ButtonLook) => `${styles.button} ${styles[look]}`
