import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const SIDE = 1_900

/** Makes a picture that nobody has sent before, in a folder of its own: noise, so that no two look alike. */
export const makePicture = async (name = 'picture.jpg'): Promise<string> => {
  const rough = sharp({
    create: {
      width: 24,
      height: 24,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const picture = sharp(await rough.png().toBuffer()).resize(SIDE, SIDE, { kernel: 'cubic' })
  const path = join(await mkdtemp(join(tmpdir(), 'art-')), name)
  await writeFile(path, await picture.jpeg({ quality: 90 }).toBuffer())
  return path
}
