import styles from "./heroList.module.css"

interface HeroListProps {
  items: readonly { title: string; value?: string; text: string; href?: string }[]
}

/** What a page has, beside its title: each with a line of text, and leading there if it says where. */
export const HeroList = ({ items }: HeroListProps) => (
  <ul className={styles.list}>
    {items.map(({ title, value, text, href }) => {
      const parts = (
        <>
          <strong>{title}</strong> {value && <span>{value}</span>} <small>{text}</small>
        </>
      )
      return <li key={title}>{href ? <a href={href}>{parts}</a> : <div>{parts}</div>}</li>
    })}
  </ul>
)
