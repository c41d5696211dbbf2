import sections from "./sections.module.css"

/** A row of short arguments. */
export const CardList = ({ cards }: { cards: readonly { title: string; text: string }[] }) => (
  <ul className={sections.cards}>
    {cards.map((card) => (
      <li className={sections.card} key={card.title}>
        <h3>{card.title}</h3>
        <p>{card.text}</p>
      </li>
    ))}
  </ul>
)
