import { toast } from "sonner"
import { failureText } from "../../apollo/errors.ts"

export const tellFailure = (failure: string) => (error: unknown) => {
  toast.error(failure, { description: failureText(error) })
}

/** Does something, and tells why if it fails; resolves to whether it is done. */
export const attempt = (failure: string, act: () => Promise<unknown>) =>
  act().then(
    () => true,
    (error) => {
      tellFailure(failure)(error)
      return false
    },
  )
