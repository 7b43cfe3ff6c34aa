import type { Shop } from '../../shop.ts'
import type { Message } from '../message.ts'
import { writeHtml } from './html/layout.ts'
import type { Letter } from './letter.ts'
import { writeText } from './text.ts'

/** Bytes: Gmail cuts what is longer than 102 kB, with its links. */
const MOST_HTML = 100_000

/** Writes both parts of a mail. What would be cut goes as text alone. */
export function writeLetter(shop: Shop, letter: Letter): Pick<Message, 'text' | 'html'> {
  const html = writeHtml(shop, letter)
  return { text: writeText(shop, letter), html: Buffer.byteLength(html) > MOST_HTML ? '' : html }
}
