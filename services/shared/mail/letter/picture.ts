import type { Shop } from '../../shop.ts'
import type { Picture } from './letter.ts'

/** Pixels of the file: twice the widest that a mail shows. */
const WIDTH = '320'

interface Shown {
  /** Media path with `{width}` to be filled. */
  imgsrc: string
  width: number
  height: number
}

/**
 * Makes the picture of a mail: at the shop's own address, where a mail client without a session finds it.
 * Null for one that is anywhere else, as its host would learn who reads the mail.
 */
export const pictureOf = (
  { publicUrl }: Pick<Shop, 'publicUrl'>,
  { imgsrc, width, height }: Shown,
): Picture | null =>
  imgsrc.startsWith('/media/') && width > 0 && height > 0
    ? { url: `${publicUrl}${imgsrc.replace('{width}', WIDTH)}`, width, height }
    : null
