import type { ButtonHTMLAttributes } from "react"
import styles from "./button.module.css"

/** The site's button; links that look like one use `buttonClass`. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button className={buttonClass("primary")} {...props} />
)

/** `primary` is the page's main action, `solid` the same on an accent-colored background, `quiet` a secondary action. */
export type ButtonLook = "primary" | "solid" | "quiet"

/** The class names of an element that looks like a button. */
export const buttonClass = (look: ButtonLook) => `${styles.button} ${styles[look]}`
