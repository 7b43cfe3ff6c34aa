import { type ChosenPicture, PICTURE_TYPES, type RefusedPicture } from '#machines/chosen-pictures/pictures.ts'
import { Refusal } from '#machines/refusal.ts'
import * as say from './messages.ts'
import { shrinkPicture } from './shrink-picture.ts'

const MOST_BYTES = 20_000_000

/** The files that were chosen for messages, by the ids that machines know them by; gone with the page. */
export interface ChosenPictures {
  /** Keeps those that can be sent. */
  keep(files: readonly File[]): { chosen: ChosenPicture[]; refused: RefusedPicture[] }
  /**
   * Answers one in base64. Throws BAD_USER_INPUT at `picture` where it cannot be read, or is kept no more.
   */
  textOf(id: string): Promise<string>
}

export const createChosenPictures = (): ChosenPictures => {
  const kept = new Map<string, File>()
  return {
    keep(files) {
      const chosen: ChosenPicture[] = []
      const refused: RefusedPicture[] = []
      for (const file of files) {
        const reason = faultOf(file)
        if (reason !== null) {
          refused.push({ name: file.name, reason })
          continue
        }
        const id = crypto.randomUUID()
        kept.set(id, file)
        chosen.push({ id, name: file.name })
      }
      return { chosen, refused }
    },
    async textOf(id) {
      const file = kept.get(id)
      if (!file) throw refuse(say.pictureNotSent)
      const jpeg = await shrinkPicture(file)
      if (!jpeg) throw refuse(say.fileDamaged)
      const bytes = new Uint8Array(await jpeg.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
  }
}

const faultOf = ({ type, size }: File): string | null => {
  if (!PICTURE_TYPES.includes(type)) return say.wrongType
  return size > MOST_BYTES ? say.fileTooLarge : null
}

const refuse = (reason: string) => new Refusal('BAD_USER_INPUT', reason, { picture: reason })

/** Those of this page. */
export const chosenPictures = createChosenPictures()
