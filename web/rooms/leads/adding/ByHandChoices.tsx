import { useState } from "react"
import { Stack } from "../../../components/chakra.ts"
import { Labeled } from "../../../components/forms/Labeled.tsx"
import { Select } from "../../../components/forms/Select.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { useColleaguesQuery } from "../../../graphql/generated.ts"

const OTHER = "other"

const sources = [
  { name: "phone", label: "Phone" },
  { name: "email", label: "Email" },
  { name: "event", label: "Event" },
  { name: "referral", label: "Referral" },
  { name: OTHER, label: "Other…" },
] as const

interface SourceProps {
  source: string
  fault: string | undefined
  choose: (source: string) => void
}

export const SourceChoice = ({ source, fault, choose }: SourceProps) => {
  const known = sources.find(({ name }) => name === source && name !== OTHER)?.name
  const [isOwn, setIsOwn] = useState(known === undefined)
  return (
    <Stack gap="3">
      <Labeled label="Source">
        <Select
          options={sources}
          chosen={isOwn ? OTHER : (known ?? OTHER)}
          choose={(name) => {
            setIsOwn(name === OTHER)
            choose(name === OTHER ? "" : name)
          }}
        />
      </Labeled>
      {isOwn && (
        <TextField
          label="Which source"
          autoComplete="off"
          aria-required
          error={fault}
          value={source}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </Stack>
  )
}

export const OwnerChoice = ({ ownerId, choose }: { ownerId: string; choose: (ownerId: string) => void }) => {
  const { data } = useColleaguesQuery()
  const colleagues = data?.colleagues.map(({ id, name }) => ({ name: id, label: name })) ?? []
  return (
    <Labeled label="Owner">
      <Select options={[{ name: "", label: "Unassigned" }, ...colleagues]} chosen={ownerId} choose={choose} />
    </Labeled>
  )
}
