import { expect, test } from 'vitest'
import {
  findPrivateNumber,
  holdsTaxNumber,
  NUMBER_REMOVED,
  removePrivateNumbers,
} from '#machines/lifecycles/private-numbers.ts'

const removed = (text: string) => text.replaceAll('#', NUMBER_REMOVED)

test.each([
  ['tax', 'My SSN is 123-45-6789.', 'My SSN is #.'],
  ['tax', '123 45 6789 and 912–70–1234', '# and #'],
  ['tax', 'EIN 12-3456789', 'EIN #'],
  ['tax', 'SSN123456789, or so', 'SSN#, or so'],
  ['tax', 'SIN 046 454 286', 'SIN #'],
  ['tax', 'Call 5 123-45-6789', 'Call 5 #'],
  ['tax', '١٢٣٤٥٦٧٨٩', '#'],
  ['tax', '１２３-４５-６７８９', '#'],
  ['tax', 'NINO QQ 12 34 56 C', 'NINO #'],
  ['tax', 'codice RSSMRA85T10A562S', 'codice #'],
  ['tax', 'PAN abcde1234f', 'PAN #'],
  ['payment', 'card 4111 1111 1111 1111, thanks', 'card #, thanks'],
  ['payment', '3782-822463-10005', '#'],
  ['payment', 'account 0001234567', 'account #'],
  ['payment', '12345678', '#'],
  ['payment', '12345678901234567', '#'],
  ['payment', 'IBAN GB82 WEST 1234 5698 7654 32 please', 'IBAN # please'],
  ['payment', 'GB82 WEST 1234 5698 7654 32 IN LONDON', '# IN LONDON'],
  ['payment', 'de89370400440532013000', '#'],
  ['payment', 'MT84MALT011000012345MTLCAST001S', '#'],
  ['payment', 'NO93 8601 1117 947', '#'],
] as const)('a %s number is found in %s, and taken out', (kind, text, kept) => {
  expect(findPrivateNumber(text)).toBe(kind)
  expect(removePrivateNumbers(text)).toBe(removed(kept))
})

test.each([
  'Call 212-555-0142 or (212) 555-0142 or +1 212-555-0142',
  'Portland, ME 04101-1234',
  'On 2026-11-20 at 12:30, order NM27-KSW0',
  'IMG_20261120_123456.jpg',
  'Edition of 1,000,000 prints, 1234567 of them sold',
  'Prints of 12 18 24 36 48 inches',
  'Parcel 1Z12345678901234567890',
  'A row of 4111 1111 1111 1112 and 9111 1111 1111 1117',
  'GB82 WEST 1234 5698 7654 33',
  '12 3456789',
  '',
])('%s has none, and stays as it is', (text) => {
  expect(findPrivateNumber(text)).toBeNull()
  expect(removePrivateNumbers(text)).toBe(text)
})

test.each([
  ['SSN123456789 and on', true],
  ['card 4111 1111 1111 1111, then 123-45-6789', true],
  ['card 4111 1111 1111 1111', false],
  ['Harbor 3f0e12-3456789a', false],
  ['00000000-0000-4000-8000-0a1234567890', false],
  ['Sunset at 5:30, no. 12', false],
])('a title of %s has a tax number: %s', (text, holds) => expect(holdsTaxNumber(text)).toBe(holds))
