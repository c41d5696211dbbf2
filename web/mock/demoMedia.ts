import { GraphQLError } from "graphql"
import type { MediaFile_FileFragment, MediaFileFilter, MediaFileOrder } from "../graphql/generated.ts"
import { connectionOf } from "./demoLists.ts"

interface DemoFile extends MediaFile_FileFragment {
  uploadedBy: string
  createdAt: string
}

const draw = (ground: string, figure: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="${ground}" d="M0 0h40v30H0z"/>${figure}</svg>`,
  )}`

let fileCount = 0

const fileOf = (change: Partial<DemoFile> & Pick<DemoFile, "filename" | "size" | "thumbnailUrl">): DemoFile => {
  fileCount += 1
  const id = String(fileCount)
  return {
    id,
    contentType: "image/png",
    width: 1600,
    height: 1200,
    isAnimated: false,
    altText: "",
    url: `/api/cms/media/${id}`,
    publicUrl: null,
    uses: [],
    uploadedBy: "demo",
    createdAt: new Date().toISOString(),
    ...change,
  }
}

let files = [
  fileOf({
    filename: "skyline.png",
    size: 184_320,
    altText: "The city at dusk",
    thumbnailUrl: draw("#182848", '<path fill="#ffb020" d="M3 30V14h7v5h6V8h8v12h5v-9h8v19z"/>'),
    uses: [{ field: "picture", block: { id: "hero", page: "home", sectionId: "hero" } }],
  }),
  fileOf({
    filename: "roof-screen.gif",
    contentType: "image/gif",
    size: 2_411_724,
    isAnimated: true,
    altText: "A car whose roof screen changes its ad",
    thumbnailUrl: draw("#dbeafe", '<path fill="#1d4ed8" d="M6 20q2-8 9-8h10q7 0 9 8zM14 6h12v5H14z"/>'),
  }),
  fileOf({
    filename: "sunrise.png",
    size: 51_200,
    thumbnailUrl: draw("#fde68a", '<circle fill="#f59e0b" cx="20" cy="20" r="8"/>'),
  }),
]

const find = (id: string) => {
  const file = files.find((candidate) => candidate.id === id)
  if (!file) throw new GraphQLError("There is no such file.", { extensions: { code: "NOT_FOUND" } })
  return file
}

const matches = ({ filename, altText }: DemoFile, { search, lacksAltText }: MediaFileFilter) =>
  `${filename} ${altText}`.toLowerCase().includes((search ?? "").toLowerCase()) &&
  (lacksAltText === undefined || lacksAltText === null || (altText === "") === lacksAltText)

const compare = (one: DemoFile, other: DemoFile, { field, direction = "ASCENDING" }: MediaFileOrder) => {
  const upwards =
    field === "FILENAME"
      ? one.filename.localeCompare(other.filename)
      : field === "SIZE"
        ? one.size - other.size
        : Number(one.id) - Number(other.id)
  return direction === "DESCENDING" ? -upwards : upwards
}

interface ListArguments {
  first: number
  after?: string | null
  filter?: MediaFileFilter | null
  orderBy?: MediaFileOrder | null
}

/** The media library's part of the mocked interface; what is uploaded stays until the page reloads. */
export const demoMedia = {
  mediaFiles: ({ filter, orderBy, ...place }: ListArguments) =>
    connectionOf(
      files
        .filter((file) => matches(file, filter ?? {}))
        .sort((one, other) => compare(one, other, orderBy ?? { field: "UPLOADED", direction: "DESCENDING" })),
      place,
    ),
  mediaFile: ({ id }: { id: string }) => files.find((file) => file.id === id),
  uploadMedia: async ({ file }: { file: File }) => {
    const { width, height } = await createImageBitmap(file)
    const thumbnailUrl = URL.createObjectURL(file)
    const { name: filename, size, type: contentType } = file
    const mediaFile = fileOf({ filename, size, contentType, width, height, thumbnailUrl })
    files = [...files, mediaFile]
    return { isDuplicate: false, mediaFile }
  },
  updateMedia: ({ id, altText }: { id: string; altText: string }) => {
    files = files.map((file) => (file.id === id ? { ...file, altText } : file))
    return { mediaFile: find(id) }
  },
  deleteMedia: ({ id }: { id: string }) => {
    find(id)
    files = files.filter((file) => file.id !== id)
    return { id }
  },
}
