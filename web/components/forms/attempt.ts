import { toast } from "sonner"
import { failureText } from "../../apollo/errors.ts"

export const toastFailure = (failure: string) => (error: unknown) => {
  toast.error(failure, { description: failureText(error) })
}

export const toastDone = (done: string, andThen?: () => void) => () => {
  toast.success(done)
  andThen?.()
}

export const attempt = (failure: string, act: () => Promise<unknown>) =>
  act().then(
    () => true,
    (error) => {
      toastFailure(failure)(error)
      return false
    },
  )
