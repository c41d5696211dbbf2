// Ids are stored in blocks of 65,536, so that an id takes 16 bits within its block.

const BLOCK_BITS = 16

/** Up to this size, a sorted list is smaller than a bitmap of the block. */
const LIST_MAX = 4_096

const BITMAP_BYTES = 8_192

export interface IdSet {
  size: number
  bytes: Buffer
}

export const blockOf = (id: number) => id >>> BLOCK_BITS
export const offsetOf = (id: number) => id & 0xffff
export const idAt = (block: number, offset: number) => block * 2 ** BLOCK_BITS + offset

const isIn = (bitmap: Uint8Array, offset: number) => ((bitmap[offset >> 3] ?? 0) & (1 << (offset & 7))) !== 0

const add = (bitmap: Uint8Array, offset: number) => {
  bitmap[offset >> 3] = (bitmap[offset >> 3] ?? 0) | (1 << (offset & 7))
}

const offsetsIn = (bitmap: Uint8Array, size: number) => {
  const offsets = new Uint16Array(size)
  let found = 0
  for (let index = 0; index < BITMAP_BYTES; index++) {
    if (bitmap[index] === 0) continue
    for (let offset = index * 8; offset < index * 8 + 8; offset++) if (isIn(bitmap, offset)) offsets[found++] = offset
  }
  return offsets
}

export const offsetsOf = ({ size, bytes }: IdSet): Uint16Array =>
  // Copies the bytes, as a `Uint16Array` needs them aligned.
  size > LIST_MAX ? offsetsIn(bytes, size) : new Uint16Array(Uint8Array.from(bytes).buffer)

const bitmapOf = (set: IdSet): Uint8Array => {
  if (set.size > LIST_MAX) return set.bytes
  const bitmap = new Uint8Array(BITMAP_BYTES)
  for (const offset of offsetsOf(set)) add(bitmap, offset)
  return bitmap
}

const setOf = (ascending: Uint16Array): IdSet => {
  const size = ascending.length
  if (size <= LIST_MAX) return { size, bytes: Buffer.from(ascending.slice().buffer) }
  const bytes = Buffer.alloc(BITMAP_BYTES)
  for (const offset of ascending) add(bytes, offset)
  return { size, bytes }
}

export const withOffsets = (set: IdSet | undefined, offsets: readonly number[]): IdSet => {
  if (set && set.size > LIST_MAX) {
    const bytes = Buffer.from(set.bytes)
    let { size } = set
    for (const offset of offsets) {
      if (!isIn(bytes, offset)) size += 1
      add(bytes, offset)
    }
    return { size, bytes }
  }
  const all = Uint16Array.from([...(set ? offsetsOf(set) : []), ...offsets]).sort()
  return setOf(all.filter((offset, index) => offset !== all[index - 1]))
}

export const hasOffset = (set: IdSet, offset: number): boolean =>
  set.size > LIST_MAX ? isIn(set.bytes, offset) : offsetsOf(set).includes(offset)

export const withoutOffsets = (set: IdSet, offsets: ReadonlySet<number>): IdSet => {
  if (set.size <= LIST_MAX) return setOf(offsetsOf(set).filter((one) => !offsets.has(one)))
  const gone = [...offsets].filter((offset) => isIn(set.bytes, offset))
  const bytes = Buffer.from(set.bytes)
  for (const offset of gone) bytes[offset >> 3] = (bytes[offset >> 3] ?? 0) & ~(1 << (offset & 7))
  const size = set.size - gone.length
  return size > LIST_MAX ? { size, bytes } : setOf(offsetsIn(bytes, size))
}

export const intersectSets = (sets: readonly IdSet[]): Uint16Array => {
  const [smallest, ...others] = [...sets].sort((one, other) => one.size - other.size)
  if (!smallest) return new Uint16Array()
  const bitmaps = others.map(bitmapOf)
  return offsetsOf(smallest).filter((offset) => bitmaps.every((bitmap) => isIn(bitmap, offset)))
}
