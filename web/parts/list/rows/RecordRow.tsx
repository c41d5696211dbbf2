import type { ReactNode } from "react"
import { TickBox } from "../TickBox.tsx"
import type { Selection } from "../useSelection.ts"

export interface RowState {
  id: string
  panelId: string
  isOpen: boolean
  toggle: () => void
  /** Undefined for viewers without bulk actions. */
  tick: ReturnType<Selection["tickOf"]> | undefined
}

interface Props {
  state: RowState
  /** Accessible name of the controls, defaults to the title. */
  name?: string
  mark?: ReactNode
  title: string
  detail?: ReactNode
  aside?: ReactNode
  when: ReactNode
  actions?: ReactNode
}

export const RecordRow = ({ state, mark, title, name = title, detail, aside, when, actions }: Props) => {
  const { id, panelId, isOpen, toggle, tick } = state
  return (
    <li data-record={id}>
      <div className="record-row" data-open={isOpen || undefined} data-selected={tick?.isChecked || undefined}>
        {tick && (
          <span className="row-tick">
            <TickBox label={`Select ${name}`} {...tick} />
          </span>
        )}
        {mark && <span className="row-mark">{mark}</span>}
        <span className="row-title" title={title}>
          {title}
        </span>
        {detail && (
          <span className="row-detail" title={typeof detail === "string" ? detail : undefined}>
            {detail}
          </span>
        )}
        {aside && <span className="row-aside">{aside}</span>}
        <span className="row-when">{when}</span>
        <button
          type="button"
          className="row-view"
          data-record-link=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={`${isOpen ? "Hide" : "View"}: ${name}`}
          onClick={toggle}
        >
          {isOpen ? "Hide" : "View"}
        </button>
        {actions && !isOpen && <span className="row-actions">{actions}</span>}
      </div>
    </li>
  )
}
