import { rm, writeFile } from 'node:fs/promises'
import { invalid } from '#services/shared/http/problem.ts'
import type { PictureStore } from '../media/picture-store.ts'
import type { OpenedPicture, Opener } from '../opening/contract.ts'
import { PictureRefused } from '../opening/refused.ts'

/** Of what people send from a form, by its type and by what it is. */
export const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Bytes of a picture that is sent. */
export const MOST_SENT_BYTES = 10_000_000
const TAKEN: readonly OpenedPicture['format'][] = ['jpeg', 'png', 'webp']

export interface DrawDeps {
  pictures: Pick<PictureStore, 'draft'>
  opener: Opener
}

/**
 * Opens a JPEG, PNG or WebP that was sent, apart as every sent picture is, and draws anew what it shows: what
 * else the file says is left behind. Throws 400 at `field` with why it cannot be taken.
 */
export async function drawSent<Drawn>(
  { pictures, opener }: DrawDeps,
  sent: Uint8Array,
  field: string,
  draw: (proof: string, picture: OpenedPicture) => Promise<Drawn>,
): Promise<Drawn> {
  const [original, proof] = [await pictures.draft(), await pictures.draft()]
  try {
    await writeFile(original, sent)
    const picture = await opener.open(original, proof)
    if (!TAKEN.includes(picture.format)) throw refuseFormat(field)
    return await draw(proof, picture)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    throw error.code === 'unknown' ? refuseFormat(field) : invalid({ [field]: [error.message] })
  } finally {
    await rm(original, { force: true })
    await rm(proof, { force: true })
  }
}

export const refuseFormat = (field: string) => invalid({ [field]: ['Send a JPEG, PNG, or WebP.'] })
