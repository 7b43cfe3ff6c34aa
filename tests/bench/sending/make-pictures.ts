import sharp from 'sharp'

const CELLS = 8

/** Makes small pictures, no two alike: a few cells of random colors, made smooth. */
export async function makePictures(count: number, say: (text: string) => void): Promise<Buffer[]> {
  say(`making ${count} pictures`)
  const pictures: Buffer[] = []
  for (let made = 0; made < count; made += 1) {
    const pixels = Buffer.from(Array.from({ length: CELLS * CELLS * 3 }, () => Math.random() * 256))
    pictures.push(
      await sharp(pixels, { raw: { width: CELLS, height: CELLS, channels: 3 } })
        .resize(1_200, 900, { kernel: 'cubic', fit: 'fill' })
        .jpeg({ quality: 90 })
        .toBuffer(),
    )
  }
  return pictures
}
