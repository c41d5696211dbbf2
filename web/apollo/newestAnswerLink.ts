import { ApolloLink } from "@apollo/client/link"
import { Observable } from "rxjs"

interface Requests {
  open: Set<number>
  answered: number
  answer?: ApolloLink.Result
}

/** A late response would undo a cache update, so it is replaced by the response of a newer request. */
export const createNewestAnswerLink = () => {
  const known = new Map<string, Requests>()
  let count = 0

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== "query") return forward(operation)
    const key = JSON.stringify([operation.operationName, operation.variables])

    return new Observable<ApolloLink.Result>((observer) => {
      const requests: Requests = known.get(key) ?? { open: new Set(), answered: 0 }
      known.set(key, requests)
      count += 1
      const request = count
      requests.open.add(request)
      const newer = () => (requests.answered > request ? requests.answer : undefined)
      const subscription = forward(operation).subscribe({
        next: (result) => {
          const isNewest = requests.answered <= request
          if (isNewest && !result.errors) Object.assign(requests, { answered: request, answer: result })
          observer.next(newer() ?? result)
        },
        error: (error) => {
          const answer = newer()
          if (!answer) return observer.error(error)
          observer.next(answer)
          observer.complete()
        },
        complete: () => observer.complete(),
      })
      return () => {
        subscription.unsubscribe()
        requests.open.delete(request)
        if (requests.open.size === 0) known.delete(key)
      }
    })
  })
}
