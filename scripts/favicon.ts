import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels a side: for tabs, for tabs on sharp screens, for the desktop. */
const SIZES = [16, 32, 48]
const HEADER = 6
const ENTRY = 16

/**
 * Draws an icon for those who ask for /favicon.ico without reading the page, which names the drawing itself.
 */
export const writeFavicon = async (drawing: string, file: string) => {
  const svg = await readFile(drawing)
  const pictures = await Promise.all(
    SIZES.map((size) =>
      sharp(svg, { density: size * 9 })
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  )
  await writeFile(file, Buffer.concat([directoryOf(pictures), ...pictures]))
}

/**
 * Writes an ICO file's directory: an entry for each picture with its size, its depth, and where its bytes
 * are.
 */
const directoryOf = (pictures: readonly Buffer[]) => {
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let place = directory.length
  for (const [index, { length }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index
    directory.writeUInt8(SIZES[index] ?? 0, entry)
    directory.writeUInt8(SIZES[index] ?? 0, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(length, entry + 8)
    directory.writeUInt32LE(place, entry + 12)
    place += length
  }
  return directory
}
