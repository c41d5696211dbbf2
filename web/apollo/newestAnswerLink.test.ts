import { ApolloClient, gql } from "@apollo/client"
import { InMemoryCache } from "@apollo/client/cache"
import { ApolloLink } from "@apollo/client/link"
import { expect, test } from "@jest/globals"
import { Subject } from "rxjs"
import { createNewestAnswerLink } from "./newestAnswerLink.ts"

const query = gql`
  query Pictures($page: Int) {
    pictures(page: $page)
  }
`

/** A client whose requests the test answers, in any order. */
const setUp = () => {
  const requests: Subject<ApolloLink.Result>[] = []
  const answering = new ApolloLink(() => {
    const request = new Subject<ApolloLink.Result>()
    requests.push(request)
    return request
  })
  const link = ApolloLink.from([createNewestAnswerLink(), answering])
  const client = new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false })
  const ask = (page = 1) =>
    client.query<{ pictures: string }>({ query, variables: { page }, fetchPolicy: "network-only" })
  const answer = (request: number, pictures: string) => {
    requests[request]?.next({ data: { pictures } })
    requests[request]?.complete()
  }
  const shown = (page = 1) => client.readQuery<{ pictures: string }>({ query, variables: { page } })?.pictures
  return { requests, ask, answer, shown }
}

test("a late answer to an earlier request of a query is dropped", async () => {
  const { ask, answer, shown } = setUp()
  const [early, late] = [ask(), ask()]
  answer(1, "after the change")
  await late
  answer(0, "before the change")
  expect((await early).data).toEqual({ pictures: "after the change" })
  expect(shown()).toBe("after the change")
})

test("a failed request of a query is ignored after a later one succeeded", async () => {
  const { requests, ask, answer } = setUp()
  const [early, late] = [ask(), ask()]
  answer(1, "after the change")
  await late
  requests[0]?.error(new Error("The connection was lost"))
  expect((await early).data).toEqual({ pictures: "after the change" })
})

test("a failed later request of a query does not drop an earlier answer", async () => {
  const { requests, ask, answer, shown } = setUp()
  const [early, late] = [ask(), ask()]
  requests[1]?.error(new Error("The connection was lost"))
  await expect(late).rejects.toThrow("The connection was lost")
  answer(0, "what there is")
  await early
  expect(shown()).toBe("what there is")
})

test("requests of a query with other variables are independent", async () => {
  const { ask, answer, shown } = setUp()
  const [one, two] = [ask(1), ask(2)]
  answer(1, "page 2")
  await two
  answer(0, "page 1")
  await one
  expect([shown(1), shown(2)]).toEqual(["page 1", "page 2"])
  const again = ask(2)
  answer(2, "page 2, changed")
  await again
  expect(shown(2)).toBe("page 2, changed")
})
