import type { CodegenConfig } from "@graphql-codegen/cli"

/** Types of `operations.graphql`, by the schema that the server itself hands out. */
const config: CodegenConfig = {
  schema: `${process.env.FARELIGHT_URL ?? "http://127.0.0.1:4000"}/schema.graphql`,
  documents: "graphql/operations.graphql",
  generates: {
    "graphql/generated.ts": {
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        // Documents as plain text: no GraphQL library is needed to send them.
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: "string" },
      },
    },
  },
}

export default config
