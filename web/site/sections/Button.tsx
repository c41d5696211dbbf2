import type { ButtonHTMLAttributes } from "react"
import styles from "./button.module.css"
import { SiteLink, type SiteLinkProps } from "./SiteLink.tsx"

export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button className={buttonClass("primary")} {...props} />
)

/** `primary`: the main action of a page; `solid`: the same on an accent background; `quiet`: all other actions. */
export type ButtonLook = "primary" | "solid" | "quiet"

export const buttonClass = (look: ButtonLook) => `${styles.button} ${styles[look]}`

export const ButtonLink = ({ look = "primary", ...link }: Omit<SiteLinkProps, "className"> & { look?: ButtonLook }) => (
  <SiteLink className={buttonClass(look)} {...link} />
)
