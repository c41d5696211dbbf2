import { DataTypes } from "sequelize"
import type { MediaType, RenditionFormat } from "../../../contract/site/media.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"

export class MediaFile extends table("media_files", {
  id: rowId,
  /** SHA-256 in hex; unique, so that the same bytes are one file. */
  contentHash: column<string>(DataTypes.CHAR(64)),
  filename: column<string>(DataTypes.STRING),
  contentType: column<MediaType>(DataTypes.STRING(32)),
  size: column<number>(DataTypes.INTEGER),
  /** In pixels, after the rotation by Exif. */
  width: column<number>(DataTypes.INTEGER),
  height: column<number>(DataTypes.INTEGER),
  isAnimated: column<boolean>(DataTypes.BOOLEAN),
  altText: column<string>(DataTypes.STRING, { defaultValue: "" }),
  /** The point that stays visible in crops, in percent. Both null for the center. */
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

/** Stored, so that each rendition is made once for all processes. */
export class MediaRendition extends table("media_renditions", {
  mediaFileId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  width: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  format: column<RenditionFormat>(DataTypes.STRING(8), { primaryKey: true }),
  data: column<Buffer>(DataTypes.BLOB("long")),
}) {}
