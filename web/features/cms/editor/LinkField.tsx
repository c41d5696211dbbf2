import { Input } from "@chakra-ui/react/input"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import type { Path } from "../changes/content.ts"
import { useContentField } from "./contentForm.ts"
import { FieldFrame } from "./FieldFrame.tsx"
import { fieldLabel } from "./fieldLabel.ts"

/** An address to send visitors to; the site's own pages are suggested. */
export const LinkField = ({ path, value }: { path: Path; value: string }) => {
  const { controlId, fault, change, leave } = useContentField(path)
  return (
    <FieldFrame label={fieldLabel(path)} fault={fault}>
      <Input
        data-field={controlId}
        list={`${controlId}-pages`}
        inputMode="url"
        background="bg"
        value={value}
        onBlur={leave}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <datalist id={`${controlId}-pages`}>
        {Object.values(paths).map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
