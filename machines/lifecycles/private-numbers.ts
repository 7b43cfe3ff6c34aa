/**
 * Numbers that belong in a sealed form and never in a text that people read: of taxpayers, cards and accounts
 * (issue 16, line 17). The browser refuses them at the field, and the service whoever sends.
 */
export type PrivateNumber = 'tax' | 'payment'

interface Found {
  kind: PrivateNumber
  /** Where it stands in the text. */
  from: number
  to: number
}

/** Digits, and what people part them with. */
const RUN = /\p{Nd}+(?:[ .\-–\u00a0]\p{Nd}+)*/gu
const GROUP = /\p{Nd}+/gu

/** What tax numbers of digits look like: 123-45-6789, 12-3456789, 046 454 286, 123456789. */
const TAX_SHAPES = ['3 2 4', '3 3 3', '9']
const EIN_SHAPE = '2 7'
/** Of Britain, Italy and India, which have letters. */
const TAX_WITH_LETTERS =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|[A-Z]{5}\d{4}[A-Z])(?![\p{L}\p{Nd}])/giu
const IBAN = /(?<![\p{L}\p{Nd}])[A-Za-z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}(?![\p{L}\p{Nd}])/gu

const SHORTEST_ACCOUNT = 8
const LONGEST_ACCOUNT = 17
const SHORTEST_CARD = 13
const LONGEST_CARD = 19
const SHORTEST_CARD_GROUP = 3
const SHORTEST_IBAN = 15
/** 20261126, as cameras name their pictures. */
const DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

/** Answers what the text has first that looks like a private number; null for none. */
export const findPrivateNumber = (text: string): PrivateNumber | null => findAll(text)[0]?.kind ?? null

/** Whether any part of it looks like a taxpayer's number. Digits of a hexadecimal id are none. */
export const holdsTaxNumber = (text: string): boolean =>
  findAll(text).some(({ kind, from, to }) => kind === 'tax' && !isHex(text[from - 1]) && !isHex(text[to]))

const isHex = (sign = ''): boolean => /[a-f]/i.test(sign)

export const NUMBER_REMOVED = '[number removed]'

/** Takes private numbers out of a text that is kept. */
export const removePrivateNumbers = (text: string): string =>
  findAll(text).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)}${NUMBER_REMOVED}${rest.slice(to)}`,
    text,
  )

/** Finds all of them in order, none within another. */
function findAll(text: string): Found[] {
  const found = [...findInDigits(text), ...findWithLetters(text)].sort((a, b) => a.from - b.from)
  const kept: Found[] = []
  for (const each of found) {
    const last = kept.at(-1)
    if (last && each.from < last.to) last.to = Math.max(last.to, each.to)
    else kept.push(each)
  }
  return kept
}

function* findWithLetters(text: string): Generator<Found> {
  for (const match of text.matchAll(TAX_WITH_LETTERS)) yield placeOf('tax', match.index, match[0])
  for (const match of text.matchAll(IBAN)) {
    const iban = beginOfIban(match[0])
    if (iban !== null) yield placeOf('payment', match.index, iban)
  }
}

const placeOf = (kind: PrivateNumber, from: number, { length }: string): Found => ({
  kind,
  from,
  to: from + length,
})

/** Words in capitals may follow on it. */
const beginOfIban = (words: string): string | null => {
  for (let end = words.length; end >= SHORTEST_IBAN; end -= 1)
    if (isIban(words.slice(0, end))) return words.slice(0, end)
  return null
}

const isIban = (written: string): boolean => {
  const plain = written.replace(/[ -]/g, '').toUpperCase()
  if (plain.length < SHORTEST_IBAN || /[ -]$/.test(written)) return false
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

interface Group {
  /** As ASCII digits. */
  digits: string
  from: number
  to: number
}

function* findInDigits(text: string): Generator<Found> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const groups = [...run.matchAll(GROUP)].map((group) => ({
      digits: toAscii(group[0]),
      from: index + group.index,
      to: index + group.index + group[0].length,
    }))
    yield* findInGroups(groups, text)
  }
}

/** Looks at each row of neighbouring groups, the longest first: other digits may stand before and after. */
function* findInGroups(groups: readonly Group[], text: string): Generator<Found> {
  for (let first = 0; first < groups.length; first += 1)
    for (let end = groups.length; end > first; end -= 1) {
      const row = groups.slice(first, end)
      const [from, to] = [row[0]?.from ?? 0, row.at(-1)?.to ?? 0]
      const kind = kindOf(row, text.slice(from, to))
      if (kind === null) continue
      yield { kind, from, to }
      first = end - 1
      break
    }
}

function kindOf(row: readonly Group[], written: string): PrivateNumber | null {
  const shape = row.map(({ digits }) => digits.length).join(' ')
  if (TAX_SHAPES.includes(shape) || (shape === EIN_SHAPE && /[-–]/.test(written))) return 'tax'
  const digits = row.map((group) => group.digits).join('')
  if (isCard(digits) && row.every((group) => group.digits.length >= SHORTEST_CARD_GROUP)) return 'payment'
  const isAccount = digits.length >= SHORTEST_ACCOUNT && digits.length <= LONGEST_ACCOUNT && !DAY.test(digits)
  return row.length === 1 && isAccount ? 'payment' : null
}

/** By what cards begin with, and Luhn's sum. */
const isCard = (digits: string): boolean =>
  /^[2-6]/.test(digits) &&
  digits.length >= SHORTEST_CARD &&
  digits.length <= LONGEST_CARD &&
  [...digits].reverse().reduce((sum, digit, at) => sum + doubled(Number(digit), at % 2 === 1), 0) % 10 === 0

const doubled = (digit: number, isDoubled: boolean): number => {
  if (!isDoubled) return digit
  return digit > 4 ? digit * 2 - 9 : digit * 2
}

/** Each script's digits stand in a row of ten from 0 on, so that 9 is followed by none. */
const toAscii = (digits: string): string =>
  Array.from(digits, (digit) => (/\d/.test(digit) ? digit : `${digitValue(digit)}`)).join('')

const digitValue = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return code - zero
}

/** What whoever writes one is told, in the browser and by the service. */
export const PRIVATE_NUMBER_WORDS: Record<PrivateNumber, string> = {
  tax: 'This looks like a tax number. Messages aren’t safe for it: enter it in the tax form.',
  payment:
    'This looks like a card or account number. Messages aren’t safe for it: enter it in the payment form.',
}
