import type { Shop } from '../../shop.ts'
import { quote } from '../quote.ts'
import type { Block, Letter, More, Print } from './letter.ts'

/** Writes a letter as plain text, an empty line between its parts. */
export function writeText(shop: Shop, { heading, blocks, ending, isForStaff }: Letter): string {
  return [
    ...(heading === null ? [] : [heading]),
    ...blocks.map(blockText),
    ...(isForStaff ? [] : [`${HELP} ${shop.phone}.`]),
    signature(shop),
    ...(ending ? [`${ending.why}\n${ending.label}:\n${ending.url}`] : []),
  ].join('\n\n')
}

/** How the shop is reached, before its number. */
export const HELP = 'Questions? Reply to this email or call'

const signature = ({ brand, postalAddress }: Shop): string =>
  [brand, postalAddress].filter(Boolean).join('\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'quote':
      return quote(block.text)
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'link':
      return `${block.label}: ${block.url}`
    case 'lines':
      return [`${block.title}:`, ...block.lines].join('\n')
    case 'facts':
    case 'sums':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'prints':
      return [...block.prints.map(printText), ...moreText(block.more)].join('\n\n')
    case 'works':
      return [
        block.title,
        ...block.works.map(({ title, url }) => `${title}: ${url}`),
        ...moreText(block.more),
      ].join('\n')
    default:
      return block.text
  }
}

const printText = ({ quantity, title, artist, details, each, total }: Print): string =>
  [`${quantity} × ${title}${artist ? `, ${artist}` : ''}`, `  ${details}, ${each} each: ${total}`].join('\n')

const moreText = (more: More | null): string[] => (more ? [`${more.words}: ${more.url}`] : [])
