import type { ComponentType } from "react"
import { useSearchParams } from "react-router-dom"
import { Segments } from "../../components/list/ToggleGroup.tsx"

const underlined = {
  "&&": { width: "full", borderWidth: "0 0 1px", borderRadius: "0", background: "transparent", gap: "4" },
  "& button": { background: "transparent", borderRadius: "0", paddingX: "0", borderBottomWidth: "2px" },
  "& [aria-pressed=true]": { borderBottomColor: "brand.solid" },
} as const

interface ContentProps {
  listPath: string
  personPath: string
}

interface Props extends ContentProps {
  label: string
  parts: readonly { name: string; label: string; Content: ComponentType<ContentProps> }[]
}

export const PageParts = ({ label, parts, ...props }: Props) => {
  const [address, setAddress] = useSearchParams()
  const [first] = parts
  const chosen = parts.find(({ name }) => name === address.get("show")) ?? first
  if (!chosen) return null
  return (
    <>
      <Segments
        label={label}
        css={underlined}
        options={parts}
        chosen={chosen.name}
        choose={(name) => setAddress(name === first?.name ? {} : { show: name })}
      />
      <chosen.Content {...props} />
    </>
  )
}
