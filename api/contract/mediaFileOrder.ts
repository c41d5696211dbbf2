/** What media files can be sorted by, by GraphQL name; the values are columns. */
export const mediaFileOrderFields = {
  UPLOADED: "id",
  FILENAME: "filename",
  SIZE: "size",
} as const

export type MediaFileOrderField = (typeof mediaFileOrderFields)[keyof typeof mediaFileOrderFields]
