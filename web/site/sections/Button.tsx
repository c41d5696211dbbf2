import type { ButtonHTMLAttributes } from "react"
import styles from "./button.module.css"
import { SiteLink, type SiteLinkProps } from "./SiteLink.tsx"

export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button className={buttonClass("primary")} {...props} />
)

/** `primary` is for the page's main action, `solid` for the same on an accent background, `quiet` for others. */
export type ButtonLook = "primary" | "solid" | "quiet"

export const buttonClass = (look: ButtonLook) => `${styles.button} ${styles[look]}`

export const ButtonLink = ({ look = "primary", ...link }: Omit<SiteLinkProps, "className"> & { look?: ButtonLook }) => (
  <SiteLink className={buttonClass(look)} {...link} />
)
