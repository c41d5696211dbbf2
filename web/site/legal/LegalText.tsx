const LIST_MARK = "- "

const isListLine = (line: string) => line.startsWith(LIST_MARK)

/** A text of the operator's: empty lines part its paragraphs, and lines that start with "- " are a list. */
export const LegalText = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n").map((line) => line.trim())
    if (!lines.every(isListLine)) return <p key={block}>{block}</p>
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(LIST_MARK.length)}</li>
        ))}
      </ul>
    )
  })
