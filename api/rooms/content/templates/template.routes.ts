import { Router } from "express"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { type FormatKey, formatKeys } from "../../../contract/leads/adFormats.ts"
import { templatePath } from "../../../contract/site/sitePaths.ts"
import { publishedContent } from "../cms/cms.service.ts"
import { sendPicture } from "../media/pictures/sendPicture.ts"
import { templateOf } from "./template.ts"

/** The files on which advertisements are laid out, for anyone. */
export const templateRoutes = Router()

const formats = Object.keys(formatKeys) as FormatKey[]

templateRoutes.get("/:name", async (request, response, next) => {
  const { name } = request.params
  const format = formats.find((key) => templatePath(key) === `/templates/${name}`)
  if (!format) return next()
  const { sections } = await publishedContent()
  const template = templateOf(format, pageContent("formats", sections).page.specification)
  if (!template) return next()
  // Made from the content, which may change.
  response.setHeader("Cache-Control", "no-cache")
  await sendPicture(request, response, { ...template, filename: name })
})
