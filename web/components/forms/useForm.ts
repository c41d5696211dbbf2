import { type ChangeEvent, createContext, type SubmitEvent, useEffect, useId, useRef, useState } from "react"
import { failureText, fieldErrors } from "../../apollo/errors.ts"

export type Faults = Partial<Record<string, string>>

interface Draft {
  isRestored: boolean
  startOver: () => void
  forget: () => void
  field: (name: string) => object | undefined
}

interface Options {
  check?: () => Faults
  /** Turns an error into faults by field, or into a sentence. The default reads the server's faults by field. */
  explain?: (error: unknown) => Faults | string
  draft?: Draft
}

interface State {
  isBusy: boolean
  faults: Faults
  /** All faults of the last attempt, also those of fields that have changed since. */
  refused?: Faults
  /** The error of the last attempt, if no field shows it. */
  failure?: string | undefined
  error?: unknown
}

const isEmpty = (faults: Faults) => Object.keys(faults).length === 0

const FAULTY = "[aria-invalid=true], fieldset[data-faulty] input"

/** One submission at a time. After a refusal, the first refused field gets the focus. */
export const useForm = (
  send: (values: Partial<Record<string, string>>) => unknown,
  { check, explain = fieldErrors, draft }: Options = {},
) => {
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [state, setState] = useState<State>({ isBusy: false, faults: {} })

  const { refused } = state
  useEffect(() => {
    if (!refused) return
    const field = ref.current?.querySelector<HTMLElement>(FAULTY)
    if (field) field.focus()
    // No visible field shows the error, so it is shown as a text.
    else setState((before) => ({ ...before, failure: failureText(before.error) }))
  }, [refused])

  const submit = async (values: Partial<Record<string, string>> = {}) => {
    if (isSending.current) return
    const missing = check?.() ?? {}
    if (!isEmpty(missing)) return setState({ isBusy: false, faults: missing, refused: missing })
    isSending.current = true
    setState({ isBusy: true, faults: {} })
    try {
      await send(values)
      draft?.forget()
      setState({ isBusy: false, faults: {} })
    } catch (thrown) {
      const why = explain(thrown)
      const before = { isBusy: false, error: thrown }
      if (typeof why === "string") setState({ ...before, faults: {}, failure: why })
      else if (isEmpty(why)) setState({ ...before, faults: {}, failure: failureText(thrown) })
      else setState({ ...before, faults: why, refused: why })
    } finally {
      isSending.current = false
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React's events also come through portals: the form of a dialog would submit the form around it.
    event.stopPropagation()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void submit(Object.fromEntries(entries))
  }

  /** Clears the error of the changed field, or all errors if none is stored under the control's name. */
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!target.matches(FAULTY)) return
    setState((before) => {
      const { [String(target.name)]: own, ...others } = before.faults
      return { ...before, faults: own === undefined ? {} : others }
    })
  }

  return {
    props: { id, ref, onSubmit, onChange },
    ...state,
    submit,
    draft,
    forget: () => setState(({ isBusy }) => ({ isBusy, faults: {} })),
  }
}

export type FormState = ReturnType<typeof useForm>

export const FormContext = createContext<FormState | undefined>(undefined)
