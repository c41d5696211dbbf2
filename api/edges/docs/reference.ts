import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { StyleSheet } from "../../contract/site/site.ts"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { changesSinceRelease } from "../compatibility/contractLog.ts"
import { writtenSchema } from "../graphql/schema.ts"
import { openApiDocument } from "../http/openapi/openApiDocument.ts"
import { contractSection } from "./contractSection.ts"
import { docsPage } from "./docsPage.ts"
import { restReference } from "./restReference.ts"

/** The reference of GraphQL and REST, made of the guide, the schema and the table of REST calls. */
export const renderReference = async (brand: string, styles: readonly StyleSheet[]): Promise<string> => {
  const document = openApiDocument()
  const { release, changes } = await changesSinceRelease({ schema: writtenSchema, openApi: document })
  return docsPage({
    brand,
    version: document.info.version,
    guide: await readFile(join(projectRoot, "docs", "api.md"), "utf8"),
    schema: writtenSchema,
    restGroups: restReference(document),
    contract: contractSection(release, changes),
    styles,
  })
}
