import type { ButtonHTMLAttributes } from "react"
import styles from "./button.module.css"

/** The site's button; links that look like it take `buttonClass`. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button className={buttonClass("primary")} {...props} />
)

/** `primary` asks for the action that the page is about, `solid` does so on the accent's ground, `quiet` offers another. */
export type ButtonLook = "primary" | "solid" | "quiet"

/** The class of something that looks like a button. */
export const buttonClass = (look: ButtonLook) => `${styles.button} ${styles[look]}`
