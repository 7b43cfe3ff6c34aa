import { SHORTEST } from './crop.ts'
import * as say from './messages.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 10_000_000

export const ACCEPTED = TYPES.join(',')

/** Opens a file to cut a photo from, or says why it cannot be. */
export const openPicture = async (file: File): Promise<ImageBitmap | string> => {
  if (!TYPES.includes(file.type)) return say.wrongType
  if (file.size > MOST_BYTES) return say.fileTooLarge
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return say.fileDamaged
  if (Math.min(picture.width, picture.height) >= SHORTEST) return picture
  picture.close()
  return say.pictureTooSmall(SHORTEST)
}
