import { useApolloClient } from "@apollo/client/react"
import { cityName } from "@farelight/api/contract/cities/city.ts"
import { useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { Box, PrimaryButton, Stack, Text } from "../../../../components/chakra.ts"
import { Select } from "../../../../components/forms/Select.tsx"
import { counted } from "../../../../components/list/counts.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { WaitListEffectsDocument, type WaitListEffectsQuery } from "../../../../graphql/generated.ts"
import { type Content, contentOrEmpty } from "../content.ts"

type Effect = WaitListEffectsQuery["waitListEffects"][number]

const textOf = (city: Content, key: string) => String(city[key] ?? "")

const citiesIn = ({ cities }: Content) => (Array.isArray(cities) ? cities.map(contentOrEmpty) : [])

const nameOf = (city: Content) => cityName({ name: textOf(city, "name"), state: textOf(city, "state") })

/**
 * A city that takes over a removed city's wait list gets the removed name as a former name. `heirs` has city indexes.
 */
const withSuccessors = (content: Content, heirs: Readonly<Record<string, string>>): Content => {
  const cities = citiesIn(content).map((city, index) => {
    const names = Object.keys(heirs).filter((name) => heirs[name] === String(index))
    return names.length === 0
      ? city
      : { ...city, former: [textOf(city, "former"), ...names].filter(Boolean).join("; ") }
  })
  return { ...content, cities }
}

const inWords = ({ name, waiting, becomes, isRemoved, isClosed }: Effect) => {
  const many = counted(waiting, ["lead waits", "leads wait"])
  if (isRemoved) return `${many} for ${name}, which is removed.`
  if (isClosed) return `${many} for ${name} and were not told that it is open. It closes.`
  return `${many} for ${name}. They wait for ${becomes ?? "a city that is not on the map"} then.`
}

interface Question {
  effects: readonly Effect[]
  content: Content
  answer: (content: Content | null) => void
}

const CityQuestion = ({ effects, content, answer }: Question) => {
  const [heirs, setHeirs] = useState<Readonly<Record<string, string>>>({})
  const cities = citiesIn(content).map((city, index) => ({ name: String(index), label: nameOf(city) }))
  return (
    <ModalDialog
      title="Leads wait for these cities"
      close={() => answer(null)}
      closeLabel="Back"
      actions={
        <PrimaryButton
          size="md"
          onClick={() => answer(Object.values(heirs).some(Boolean) ? withSuccessors(content, heirs) : content)}
        >
          Go on
        </PrimaryButton>
      }
    >
      <Stack gap="4">
        {effects.map((effect) => (
          <Box key={`${effect.name} ${effect.becomes}`}>
            <Text>{inWords(effect)}</Text>
            {effect.isRemoved && (
              <Select
                label={`Where who waits for ${effect.name} goes`}
                options={[
                  { name: "", label: effect.becomes ?? "Not on the map: they stay under the name that they wrote" },
                  ...cities,
                ]}
                chosen={heirs[effect.name] ?? ""}
                choose={(index) => setHeirs({ ...heirs, [effect.name]: index })}
              />
            )}
          </Box>
        ))}
      </Stack>
    </ModalDialog>
  )
}

/** Before publishing, shows how many leads wait for removed cities, and asks which city takes them over. */
export const useCityQuestion = () => {
  const client = useApolloClient()
  const [question, setQuestion] = useState<Question>()

  /** Resolves to the content to publish, or to null if the user cancels. */
  const ask = async (block: { page: string; sectionId: string; locale: string }, content: Content) => {
    if (block.page !== "cities" || block.sectionId !== "list" || block.locale !== "EN") return content
    try {
      const query = { query: WaitListEffectsDocument, variables: { content }, fetchPolicy: "no-cache" } as const
      const effects = (await client.query(query)).data?.waitListEffects ?? []
      if (effects.length === 0) return content
      return await new Promise<Content | null>((resolve) => {
        const answer = (answered: Content | null) => {
          setQuestion(undefined)
          resolve(answered)
        }
        setQuestion({ effects, content, answer })
      })
    } catch (error) {
      toast.error("Failed to count who waits for the cities", { description: failureText(error) })
      return null
    }
  }
  return { ask, dialog: question && <CityQuestion {...question} /> }
}
