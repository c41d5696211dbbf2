import { delay, graphql, HttpResponse, http } from "msw"
import {
  ChosenMediaDocument,
  DeleteMediaDocument,
  type DeleteMediaMutationVariables,
  type MediaFile_FileFragment,
  MediaLibraryDocument,
  type MediaLibraryQueryVariables,
  UpdateMediaDocument,
  type UpdateMediaMutationVariables,
} from "../../graphql/generated.ts"
import { buildConnection } from "../builders.ts"
import { buildMediaFile } from "../mediaBuilders.ts"
import { type Behaviour, respond } from "./respond.ts"

const api = graphql.link("*/graphql")

interface ListOptions extends Behaviour {
  files?: MediaFile_FileFragment[]
  before?: number
  behind?: number
  onRequest?: (variables: MediaLibraryQueryVariables) => void
}

export const mockMediaLibrary = ({ files = [], before, behind, onRequest, ...behaviour }: ListOptions = {}) =>
  api.query(MediaLibraryDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ mediaFiles: buildConnection("MediaFile", files, { before, behind }) }, behaviour)
  })

/** A library that has grown so small that only its first page has pictures, or some on the others as well. */
export const mockMediaPages = ({ first, others }: Record<"first" | "others", MediaFile_FileFragment[]>) =>
  api.query(MediaLibraryDocument, ({ variables: { after } }) =>
    respond(
      { mediaFiles: buildConnection("MediaFile", after ? others : first, { before: after ? first.length : 0 }) },
      {},
    ),
  )

export const mockChosenMedia = ({ file, ...behaviour }: Behaviour & { file: MediaFile_FileFragment | null }) =>
  api.query(ChosenMediaDocument, () => respond({ mediaFile: file }, behaviour))

export const mockUpdateMedia = ({
  onRequest,
  ...behaviour
}: Behaviour & { onRequest?: (variables: UpdateMediaMutationVariables) => void } = {}) =>
  api.mutation(UpdateMediaDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ updateMedia: { mediaFile: { __typename: "MediaFile", ...variables } } }, behaviour)
  })

/** Refuses to delete what is used unless it is told to do so even then, as the server does. */
export const mockDeleteMedia = ({
  usedPlaces,
  onRequest,
  ...behaviour
}: Behaviour & { usedPlaces?: string; onRequest?: (variables: DeleteMediaMutationVariables) => void } = {}) =>
  api.mutation(DeleteMediaDocument, ({ variables }) => {
    onRequest?.(variables)
    const error = usedPlaces && !variables.evenIfUsed ? { code: "CONFLICT", message: usedPlaces } : behaviour.error
    return respond({ deleteMedia: { id: variables.id } }, { ...behaviour, error })
  })

/** A multipart request as the server reads it. */
export interface UploadRequest {
  headers: Headers
  filename: string
  /** The file's content as text. */
  text: string
}

interface UploadOptions extends Behaviour {
  altText?: string
  isDuplicate?: boolean
  onRequest?: (request: UploadRequest) => void
}

/** Reads `uploadMedia` as the GraphQL multipart request specification says; leaves other operations to their handlers. */
export const mockUploadMedia = ({ altText = "", isDuplicate = false, onRequest, ...behaviour }: UploadOptions = {}) =>
  http.post("*/graphql", async ({ request }) => {
    if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return undefined
    const form = await request.formData()
    const operations = JSON.parse(String(form.get("operations")))
    const map = JSON.parse(String(form.get("map")))
    const [part] = Object.keys(map)
    const file = form.get(part ?? "")
    if (!(file instanceof Blob) || operations.variables.file !== null || map[part ?? ""]?.[0] !== "variables.file") {
      return HttpResponse.json({ errors: [{ message: "Not as specified", extensions: { code: "BAD_USER_INPUT" } }] })
    }
    const filename = "name" in file ? String(file.name) : ""
    onRequest?.({ headers: request.headers, filename, text: await file.text() })
    await delay(0)
    const mediaFile = buildMediaFile({ id: `of-${filename}`, filename, size: file.size, altText })
    return respond({ uploadMedia: { __typename: "UploadMediaPayload", isDuplicate, mediaFile } }, behaviour)
  })
