import { DataTypes } from "sequelize"
import type { MediaType, RenditionFormat } from "../../../contract/site/media.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"

/** A picture in the media library, without its bytes. */
export class MediaFile extends table("media_files", {
  id: rowId,
  /** SHA-256 of the bytes, in hex. Unique: the same bytes are the same file. */
  contentHash: column<string>(DataTypes.CHAR(64)),
  filename: column<string>(DataTypes.STRING),
  contentType: column<MediaType>(DataTypes.STRING(32)),
  /** In bytes. */
  size: column<number>(DataTypes.INTEGER),
  /** In pixels, as displayed: a photo that its camera marked as rotated is measured upright. */
  width: column<number>(DataTypes.INTEGER),
  height: column<number>(DataTypes.INTEGER),
  isAnimated: column<boolean>(DataTypes.BOOLEAN),
  altText: column<string>(DataTypes.STRING, { defaultValue: "" }),
  /** What must stay in view where a page crops it, in percent of its size. Null for its center, as is `focalY`. */
  focalX: column<number | null>(DataTypes.SMALLINT, { defaultValue: null }),
  focalY: column<number | null>(DataTypes.SMALLINT, { defaultValue: null }),
  searchText: column<string>(DataTypes.TEXT),
  uploadedBy: column<string>(DataTypes.STRING),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type MediaFileRow = Row<MediaFile>

export class MediaOriginal extends table("media_originals", {
  mediaFileId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  data: column<Buffer>(DataTypes.BLOB("long")),
}) {}

/** A smaller version of a picture, stored so that it is made once for all processes. Deleted with its file. */
export class MediaRendition extends table("media_renditions", {
  mediaFileId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  width: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  format: column<RenditionFormat>(DataTypes.STRING(8), { primaryKey: true }),
  data: column<Buffer>(DataTypes.BLOB("long")),
}) {}
