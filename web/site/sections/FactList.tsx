export interface Fact {
  label: string
  texts: readonly { text: string; href?: string }[]
}

export const FactList = ({ facts, className = "" }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={`grid facts links ${className}`}>
    {facts.map(({ label, texts }) => (
      <div key={label}>
        <dt>{label}</dt>
        {texts.map(({ text, href }) => (
          <dd key={text}>
            {href ? (
              <a href={href} rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
