import { Router } from "express"
import { pictureNamed } from "./pictureBytes.ts"
import { sendPicture } from "./sendPicture.ts"

const YEAR_SECONDS = 365 * 24 * 60 * 60

export const pictureRoutes = Router()

/** Addresses contain the content's hash, so that browsers may cache them forever. */
pictureRoutes.get("/:name", async (request, response, next) => {
  const { name } = request.params
  const picture = await pictureNamed(name)
  if (!picture) return next()
  response.setHeader("Cache-Control", `public, max-age=${YEAR_SECONDS}, immutable`)
  const { contentType, tag, bytes } = picture
  await sendPicture(request, response, { contentType, tag, read: async () => bytes })
})
