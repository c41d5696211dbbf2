import { type Requests, titleOf, withNewRequest, withoutRequest } from "./requests.ts"

interface Props {
  requests: Requests
  change: (requests: Requests) => void
}

/** The requests at hand: one open, each to close, and a further one. */
export const RequestTabs = ({ requests, change }: Props) => (
  <div className="explorerTabs">
    <div role="tablist" aria-label="Requests">
      {requests.all.map(({ id, query }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === requests.open}
          onClick={() => change({ ...requests, open: id })}
        >
          {titleOf(query)}
        </button>
      ))}
    </div>
    <button
      type="button"
      aria-label="Close this request"
      title="Close this request"
      disabled={requests.all.length === 1}
      onClick={() => change(withoutRequest(requests, requests.open))}
    >
      ×
    </button>
    <button type="button" aria-label="New request" title="New request" onClick={() => change(withNewRequest(requests))}>
      +
    </button>
  </div>
)
