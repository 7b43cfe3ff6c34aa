import type { Shop } from '#services/shared/shop.ts'
import { CERTIFICATIONS } from '../../payees/tax-forms/certifications.ts'
import { endPaper, openPaper, writeFacts, writeText } from '../papers.ts'
import type { OwnTaxForm } from './contract.ts'

/** Draws a form as its artist has filed it, in our own layout and with the number masked. */
export function drawForm(shop: Shop, form: OwnTaxForm, at: Date): Promise<Uint8Array> {
  const sheet = openPaper(shop, `${form.type}, substitute form`, at)
  writeFacts(sheet, [
    ['Form', `${form.type} (Rev. ${form.revision})`],
    ['Name', form.name],
    ...form.facts.map(({ label, value }) => [label, value] as const),
    ['Taxpayer number', form.tin ?? 'none'],
    ['Signed', form.signed_on ?? 'not here'],
    ['Valid until', form.valid_until ?? 'it does not end'],
    ...(form.superseded_on ? [['Superseded', form.superseded_on] as const] : []),
  ])
  if (form.type !== 'W-8BEN-E') {
    const { opening, items, closing } = CERTIFICATIONS[form.type]
    const isStruck = form.facts.some(({ label }) => label === 'Backup withholding')
    writeText(sheet, 'Certification', true)
    writeText(sheet, opening)
    for (const [index, item] of items.entries())
      writeText(
        sheet,
        `${index + 1}. ${isStruck && index === 1 ? '(Struck out by the signer.) ' : ''}${item}`,
      )
    for (const text of closing) writeText(sheet, text)
    writeText(sheet, `Signed electronically by ${form.name} on ${form.signed_on}.`)
  }
  writeText(sheet, 'Information, not tax advice.')
  return endPaper(sheet, shop)
}
