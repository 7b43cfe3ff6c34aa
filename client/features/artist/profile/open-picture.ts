import { SHORTEST } from './crop.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 10_000_000

export const ACCEPTED = TYPES.join(',')

/** Opens a file to cut a photo from, or says why it cannot be. */
export const openPicture = async (file: File): Promise<ImageBitmap | string> => {
  if (!TYPES.includes(file.type)) return 'Choose a JPEG, PNG, or WebP.'
  if (file.size > MOST_BYTES) return 'This file is larger than 10 MB. Choose a smaller one.'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'This file is damaged and can’t be read. Export it again.'
  if (Math.min(picture.width, picture.height) >= SHORTEST) return picture
  picture.close()
  return `Choose a picture of at least ${SHORTEST} pixels on each side.`
}
