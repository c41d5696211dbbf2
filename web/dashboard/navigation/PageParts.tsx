import type { ComponentType } from "react"
import { useSearchParams } from "react-router-dom"
import { Segments } from "../../components/list/ToggleGroup.tsx"

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
        options={parts}
        chosen={chosen.name}
        choose={(name) => setAddress(name === first?.name ? {} : { show: name })}
      />
      <chosen.Content {...props} />
    </>
  )
}
