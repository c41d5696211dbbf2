import type { CodegenConfig } from "@graphql-codegen/cli"

/** Generates types of `operations.graphql` from the server's own schema. */
const config: CodegenConfig = {
  schema: `${process.env.FARELIGHT_URL ?? "http://127.0.0.1:4000"}/schema.graphql`,
  documents: "graphql/operations.graphql",
  generates: {
    "graphql/generated.ts": {
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        // Plain text documents, which need no GraphQL library.
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ID: "string" },
      },
    },
  },
}

export default config
