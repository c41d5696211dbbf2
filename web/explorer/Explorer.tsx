import { GraphiQL } from "graphiql"
import type { GraphQLSchema } from "graphql"
import { sessionTexts } from "../parts/browser/storedTexts.ts"
import { fetcher } from "./fetcher.ts"
import { firstTabs, newTabQuery } from "./firstTabs.ts"
import { SenderBar } from "./SenderBar.tsx"

// Documents may name people, so they go with the tab, and a browser that stores nothing is no error.
const storage = {
  length: 0,
  getItem: sessionTexts.read,
  setItem: (name: string, value: string) => void sessionTexts.write(name, value),
  removeItem: (name: string) => void sessionTexts.write(name, undefined),
  clear: () => {
    for (const name of sessionTexts.keys("graphiql:")) sessionTexts.write(name, undefined)
  },
}

/** The explorer of the GraphQL interface: who asks, and GraphiQL. */
export const Explorer = ({ schema }: { schema: GraphQLSchema }) => (
  <>
    <SenderBar />
    <main className="explorer">
      <GraphiQL
        schema={schema}
        fetcher={fetcher}
        storage={storage}
        plugins={[]}
        defaultTabs={firstTabs}
        defaultQuery={newTabQuery}
        isHeadersEditorEnabled={false}
      >
        <GraphiQL.Logo>
          <a className="explorerSchema" href="/schema.graphql">
            schema.graphql
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  </>
)
