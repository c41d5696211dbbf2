import type { TestApp } from "../testApp.ts"
import { postGraphqlForm, uploadForm } from "./mediaClient.ts"

export const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(200, 7)])

const UPLOAD = `mutation ($leadType: LeadType!, $leadId: ID!, $file: Upload!) {
  uploadLeadFile(leadType: $leadType, leadId: $leadId, file: $file) {
    isDuplicate
    file { id name contentType size addedBy colleague { name } url previewUrl }
    lead { id fileCount files { id } }
  }
}`

export const uploadLeadFile = (
  app: TestApp,
  token: string,
  leadId: number,
  file: { bytes: Uint8Array; filename?: string },
  leadType = "DRIVER_APPLICATION",
) => postGraphqlForm(app, token, uploadForm(file, UPLOAD, { leadType, leadId: String(leadId) }))

export const postLeadFile = async (
  { url }: TestApp,
  token: string,
  leadId: number,
  { bytes, filename = "file.pdf" }: { bytes: Uint8Array; filename?: string },
) => {
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)]), filename)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/admin/drivers/${leadId}/files`, { method: "POST", headers, body: form })
  return { status: response.status, body: JSON.parse(await response.text()) }
}
