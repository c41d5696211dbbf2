import { parseInput } from "../../contract/parseInput.ts"
import { driverApplicationInput } from "./contract.ts"

/** What driver applications are as a kind of lead, wherever they are stored. */
export const driverApplicationFacts = {
  type: "driver_application",
  noun: "driver application",
  promiseHours: 48,
  searchable: ({ name, email, city }: { name: string; email: string; city: string }) => [name, email, city],
  parse: (input: unknown) => parseInput(driverApplicationInput, input),
} as const
