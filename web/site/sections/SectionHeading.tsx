import sections from "./sections.module.css"

/** `id` is for the section's `aria-labelledby`. */
export const SectionHeading = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div className={sections.heading}>
    <h2 className={sections.title} id={id}>
      {title}
    </h2>
    <p className={sections.lead}>{text}</p>
  </div>
)
