import { type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { failureText, fieldErrors } from "../../apollo/errors.ts"

export type Faults = Partial<Record<string, string>>

interface Draft {
  isRestored: boolean
  startOver: () => void
  forget: () => void
}

interface Options {
  check?: () => Faults
  /** Maps an error to faults by field, or to a sentence; defaults to the server's message. */
  explain?: (error: unknown) => Faults | string
  /** Cleared once the form is sent. */
  draft?: Draft
}

interface State {
  isBusy: boolean
  faults: Faults
  /** Error of the last attempt that no field shows. */
  failure?: string | undefined
  error?: unknown
}

const isEmpty = (faults: Faults) => Object.keys(faults).length === 0

const FAULTY = "[aria-invalid=true], fieldset[data-faulty] input"

/** Form state with one submission at a time. A refusal focuses the first refused field. */
export const useForm = (
  send: (values: Partial<Record<string, string>>) => unknown,
  { check, explain = fieldErrors, draft }: Options = {},
) => {
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [state, setState] = useState<State>({ isBusy: false, faults: {} })

  const { faults } = state
  useEffect(() => {
    if (isEmpty(faults)) return
    const field = ref.current?.querySelector<HTMLElement>(FAULTY)
    if (field) field.focus()
    // None of the visible fields shows the error.
    else setState((before) => ({ ...before, failure: failureText(before.error) }))
  }, [faults])

  const submit = async (values: Partial<Record<string, string>> = {}) => {
    if (isSending.current) return
    const missing = check?.() ?? {}
    if (!isEmpty(missing)) return setState({ isBusy: false, faults: missing })
    isSending.current = true
    setState({ isBusy: true, faults: {} })
    try {
      await send(values)
      draft?.forget()
      setState({ isBusy: false, faults: {} })
    } catch (thrown) {
      const why = explain(thrown)
      if (typeof why === "string") setState({ isBusy: false, faults: {}, failure: why, error: thrown })
      else
        setState({ isBusy: false, faults: why, failure: isEmpty(why) ? failureText(thrown) : undefined, error: thrown })
    } finally {
      isSending.current = false
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles events through portals: a dialog's form would submit the form around it.
    event.stopPropagation()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void submit(Object.fromEntries(entries))
  }

  return {
    props: { id, ref, onSubmit },
    ...state,
    submit,
    draft,
    forget: () => setState(({ isBusy }) => ({ isBusy, faults: {} })),
  }
}

export type FormState = ReturnType<typeof useForm>
