import type { Shop } from '#services/shared/shop.ts'
import type { AgreementText } from '../../royalties/agreement-texts.ts'
import { endPaper, openPaper, writeFacts, writeText } from '../papers.ts'
import type { Accepted } from './queries.ts'

/** Draws an agreement as an artist has accepted it, as a PDF. `at` is when it is drawn. */
export function drawAgreement(
  shop: Shop,
  { version, text, code, rate, on, name, hash }: Accepted & { text: AgreementText },
  at: Date,
): Promise<Uint8Array> {
  const sheet = openPaper(shop, 'Royalty agreement', at)
  writeFacts(sheet, [
    ['Version of the text', `${text.version}, offered since ${text.since}`],
    ['Accepted', `${on}, as your version ${version}`],
    ['By', name ?? 'on paper'],
    ['Royalty code and rate', `${code}, ${rate / 100}% of the base`],
    ['SHA-256 of the text', hash],
  ])
  for (const paragraph of text.text.split('\n\n')) {
    const [heading = '', ...lines] = paragraph.split('\n')
    writeText(sheet, heading, true)
    writeText(sheet, lines.join(' '))
  }
  return endPaper(sheet, shop)
}
