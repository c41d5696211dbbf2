import { mediaAddress } from "../contract/site/media.ts"
import type { Json } from "../testing/testApp.ts"
import type { Case } from "./runCases.ts"

// A few pictures of one pixel.
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
const OTHER = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
const THIRD = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
const picture = (base64: string, name = "dot.png") =>
  new File([Buffer.from(base64, "base64")], name, { type: "image/png" })
const urls = ["url", "publicUrl", "thumbnailUrl"]

const first = { first: 10 }
const later = "2099-01-01T00:00:00Z"

const heroOf = (blocks: Json[]) => {
  const { id, version, content } = blocks.find((block: Json) => block.page === "home" && block.sectionId === "hero")
  return { hero: id, version, content }
}

export const contentCases: Case[] = [
  { says: "reads", ask: "GlobalContent" },
  { says: "without a session", ask: "GlobalContent", by: "nobody" },
  { says: "reads", ask: "CmsEditor", learn: (data) => heroOf(data.cmsBlocks) },
  {
    says: "a draft, for visitors",
    ask: "CmsBlockNow",
    by: "nobody",
    with: ({ hero }) => ({ id: hero }),
    refused: "UNAUTHENTICATED",
  },
  { says: "one", ask: "CmsBlockNow", with: ({ hero }) => ({ id: hero }) },
  { says: "an id nobody has", ask: "CmsBlockNow", with: { id: "99999" } },
  {
    says: "a viewer",
    ask: "UpdateCmsBlock",
    by: "VIEWER",
    with: ({ hero, content }) => ({ id: hero, content }),
    refused: "FORBIDDEN",
  },
  { says: "an id nobody has", ask: "UpdateCmsBlock", with: { id: "99999", content: {} }, refused: "NOT_FOUND" },
  {
    says: "what is no object",
    ask: "UpdateCmsBlock",
    with: ({ hero }) => ({ id: hero, content: "x" }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a value that would break the page",
    ask: "UpdateCmsBlock",
    with: ({ hero, content }) => ({ id: hero, content: { ...content, title: 5 } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a version that is over",
    ask: "UpdateCmsBlock",
    with: ({ hero, content }) => ({ id: hero, content, expectedVersion: 99 }),
    refused: "CONFLICT",
  },
  {
    says: "other words",
    ask: "UpdateCmsBlock",
    with: ({ hero, content, version }) => ({
      id: hero,
      content: { ...content, title: "New" },
      expectedVersion: version,
    }),
  },
  { says: "two versions", ask: "CmsBlockHistory", with: ({ hero }) => ({ id: hero, ...first }) },
  {
    says: "a draft",
    ask: "SaveCmsDraft",
    with: ({ hero, content }) => ({ id: hero, content: { ...content, title: "Draft" }, baseVersion: 2 }),
  },
  {
    says: "a draft that somebody else changed",
    ask: "SaveCmsDraft",
    with: ({ hero, content }) => ({ id: hero, content, baseVersion: 2, expectedVersion: 99 }),
    refused: "CONFLICT",
  },
  {
    says: "an id nobody has",
    ask: "SaveCmsDraft",
    with: { id: "99999", content: {}, baseVersion: 1 },
    refused: "NOT_FOUND",
  },
  {
    says: "another version",
    ask: "PublishCmsBlock",
    with: ({ hero }) => ({ id: hero, expectedVersion: 99 }),
    refused: "CONFLICT",
  },
  {
    says: "a moment that is over",
    ask: "PublishCmsBlock",
    with: ({ hero }) => ({ id: hero, expectedVersion: 1, publishAt: "2020-01-01T00:00:00Z" }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "a moment that is too far",
    ask: "PublishCmsBlock",
    with: ({ hero }) => ({ id: hero, expectedVersion: 1, publishAt: later }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "at a moment",
    ask: "PublishCmsBlock",
    with: ({ hero }) => ({ id: hero, expectedVersion: 1, publishAt: new Date(Date.now() + 86_400_000).toISOString() }),
  },
  { says: "a scheduled one", ask: "UnscheduleCmsBlock", with: ({ hero }) => ({ id: hero, expectedVersion: 2 }) },
  {
    says: "another version",
    ask: "UnscheduleCmsBlock",
    with: ({ hero }) => ({ id: hero, expectedVersion: 2 }),
    refused: "CONFLICT",
  },
  { says: "now", ask: "PublishCmsBlock", with: ({ hero }) => ({ id: hero, expectedVersion: 3 }) },
  {
    says: "a draft",
    ask: "SaveCmsDraft",
    with: ({ hero, content }) => ({ id: hero, content, baseVersion: 3, expectedVersion: null }),
    learn: (data) => ({ draft: data.saveCmsDraft.cmsBlock.draft.version }),
  },
  {
    says: "another version",
    ask: "DiscardCmsDraft",
    with: ({ hero }) => ({ id: hero, expectedVersion: 99 }),
    refused: "CONFLICT",
  },
  { says: "the draft", ask: "DiscardCmsDraft", with: ({ hero, draft }) => ({ id: hero, expectedVersion: draft }) },

  { says: "none", ask: "MediaLibrary", with: { ...first, withSize: true } },
  { says: "a viewer", ask: "UploadMedia", by: "VIEWER", with: { file: picture(PIXEL) }, refused: "FORBIDDEN" },
  {
    says: "what is no picture",
    ask: "UploadMedia",
    with: { file: new File(["text"], "dot.txt", { type: "text/plain" }) },
    refused: "UNSUPPORTED_MEDIA_TYPE",
  },
  {
    says: "a picture",
    ask: "UploadMedia",
    with: { file: picture(PIXEL) },
    varies: [...urls, "width", "height"],
    learn: (data) => ({ file: data.uploadMedia.mediaFile.id }),
  },
  {
    says: "the same again",
    ask: "UploadMedia",
    with: { file: picture(PIXEL, "again.png") },
    varies: [...urls, "width", "height"],
  },
  {
    says: "another",
    ask: "UploadMedia",
    with: { file: picture(OTHER, "other.png") },
    varies: [...urls, "width", "height"],
    learn: (data) => ({ other: data.uploadMedia.mediaFile.id }),
  },
  {
    says: "two",
    ask: "MediaLibrary",
    with: { ...first, withSize: true, filter: { isUnused: true }, orderBy: { field: "FILENAME" } },
    varies: [...urls, "width", "height"],
  },
  { says: "one", ask: "ChosenMedia", with: ({ file }) => ({ id: file }), varies: [...urls, "width", "height"] },
  { says: "an id nobody has", ask: "ChosenMedia", with: { id: "999" } },
  { says: "words", ask: "UpdateMedia", with: ({ file }) => ({ id: file, altText: "A dot" }) },
  {
    says: "too many words",
    ask: "UpdateMedia",
    with: ({ file }) => ({ id: file, altText: "x".repeat(2_000) }),
    refused: "BAD_USER_INPUT",
  },
  { says: "an id nobody has", ask: "UpdateMedia", with: { id: "999", altText: "" }, refused: "NOT_FOUND" },
  { says: "a point", ask: "SetFocalPoint", with: ({ file }) => ({ id: file, focalPoint: { x: 10, y: 90 } }) },
  {
    says: "a point outside",
    ask: "SetFocalPoint",
    with: ({ file }) => ({ id: file, focalPoint: { x: 101, y: 0 } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "by one that is there",
    ask: "ReplaceMedia",
    with: ({ other }) => ({ id: other, file: picture(PIXEL) }),
    refused: "CONFLICT",
  },
  { says: "an id nobody has", ask: "ReplaceMedia", with: { id: "999", file: picture(THIRD) }, refused: "NOT_FOUND" },
  {
    says: "by itself",
    ask: "ReplaceMedia",
    with: ({ other }) => ({ id: other, file: picture(OTHER, "new.png") }),
    varies: [...urls, "width", "height"],
  },
  { says: "an id nobody has", ask: "DeleteMedia", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "one that nothing shows", ask: "DeleteMedia", with: ({ file }) => ({ id: file }) },
  {
    says: "a picture",
    ask: "UpdateCmsBlock",
    with: ({ hero, content, other }) => ({ id: hero, content: { ...content, picture: mediaAddress(other) } }),
  },
  {
    says: "one that the home page shows",
    ask: "DeleteMedia",
    with: ({ other }) => ({ id: other }),
    refused: "CONFLICT",
  },
]
