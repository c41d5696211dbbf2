import { createHash } from "node:crypto"
import type { Json, TestApp } from "../testApp.ts"

interface SentFile {
  bytes: Uint8Array
  filename?: string
  type?: string
}

const blobOf = ({ bytes, type = "image/png" }: SentFile) => new Blob([new Uint8Array(bytes)], { type })

export const postMedia = async ({ url }: TestApp, token: string, file: SentFile) => {
  const form = new FormData()
  form.append("file", blobOf(file), file.filename ?? "picture.png")
  const response = await fetch(`${url}/api/cms/media`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const body: Json = JSON.parse(await response.text())
  return { status: response.status, body }
}

const UPLOAD = `mutation ($file: Upload!) {
  uploadMedia(file: $file) {
    isDuplicate
    mediaFile {
      id filename contentType size width height isAnimated altText url publicUrl thumbnailUrl uploadedBy createdAt
      uses { field block { page } }
    }
  }
}`

export const uploadForm = (file: SentFile, query = UPLOAD, variables: Record<string, unknown> = {}) => {
  const form = new FormData()
  form.append("operations", JSON.stringify({ query, variables: { ...variables, file: null } }))
  form.append("map", JSON.stringify({ 0: ["variables.file"] }))
  form.append("0", blobOf(file), file.filename ?? "picture.png")
  return form
}

// The header that Apollo Client sends.
const GRAPHQL_ACCEPTED = "application/graphql-response+json,application/json;q=0.9"

export const postGraphqlForm = async ({ url }: TestApp, token: string, form: FormData) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      accept: GRAPHQL_ACCEPTED,
      "apollo-require-preflight": "true",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: form,
  })
  const body: Json = JSON.parse(await response.text())
  const contentType = response.headers.get("content-type")
  return { status: response.status, contentType, data: body.data, errors: body.errors }
}

export const uploadMedia = (app: TestApp, token: string, file: SentFile) =>
  postGraphqlForm(app, token, uploadForm(file))

export const download = async (
  { url }: TestApp,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) => {
  const response = await fetch(url + path, { method, headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
