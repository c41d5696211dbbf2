import type { ReactNode } from "react"
import { LinkedText } from "../page/LinkedText.tsx"

export const SectionHeading = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div className="heading">
    <h2 className="title" id={id}>
      {title}
    </h2>
    <p className="lead">
      <LinkedText text={text} />
    </p>
  </div>
)

interface SectionProps {
  name?: string
  id?: string | undefined
  title: string
  text: string
  className?: string
  surface?: "night" | "gray"
  layout?: string
  children: ReactNode
}

export const Section = (props: SectionProps) => {
  const {
    name,
    id = name?.replaceAll("_", "-") ?? "",
    title,
    text,
    className = "band",
    surface,
    layout = "page",
  } = props
  return (
    <section className={className} data-section={name} data-surface={surface} aria-labelledby={id}>
      <div className={layout}>
        <SectionHeading id={id} title={title} text={text} />
        {props.children}
      </div>
    </section>
  )
}
