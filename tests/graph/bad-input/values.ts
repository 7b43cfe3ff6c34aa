/** Texts that nobody types by accident. */
export const TEXTS = {
  empty: '',
  blank: '   ',
  'ten thousand characters': 'x'.repeat(10_000),
  NUL: 'sound\0 enough',
  'control bytes': '\u0001\u0007\u001b[31m sound enough',
  'a lone surrogate': 'sound \ud800 enough',
  'text from right to left': '\u202esound enough',
  HTML: '<script>alert(1)</script>',
  SQL: "'; drop table auth.users; --",
  'a path': '../../etc/passwd',
} as const

export type TextName = keyof typeof TEXTS

/** Values that are no text, where one is asked for. */
export const NO_TEXTS: readonly unknown[] = [null, 42, true, ['sound'], { sound: 'enough' }]

/** Values that are no number, where one is asked for. */
export const NO_NUMBERS: readonly unknown[] = [null, '3', 'three', true, [3], { three: 3 }]

/**
 * The values that a field must refuse, each at the field itself. Others may be refused or accepted, but must
 * never be a fault of the shop.
 */
export type Rule =
  | {
      kind: 'text'
      refused: readonly TextName[]
      isOptional?: true
      takesNumbers?: true
      tried?: readonly string[]
    }
  | { kind: 'number'; refused: readonly number[] }
  /** Of texts, of which each entry is tried alone; `most` may stand in it. */
  | { kind: 'list'; refused: readonly TextName[]; most: number }

const ALL = Object.keys(TEXTS) as TextName[]
const UNKEPT: readonly TextName[] = ['ten thousand characters', 'NUL', 'a lone surrogate']

export const EMAIL: Rule = { kind: 'text', refused: ALL }
/** A number that is sealed, or what belongs to it: no answer repeats it. */
export const NUMBER = {
  kind: 'text',
  refused: ALL,
  tried: ['666-12-3456', '000-12-3456', '12345', '٣٦٩٠٤٨١٢٣٤'],
} as const satisfies Rule
/** A key that the client makes; GraphQL takes a number for an ID. */
export const KEY: Rule = {
  kind: 'text',
  refused: ['empty', 'blank', 'control bytes', 'text from right to left', ...UNKEPT],
  takesNumbers: true,
}
/** An id that is a number. */
export const NUMBERED: Rule = { kind: 'text', refused: ALL, takesNumbers: true }
/** When signing in: the password may have been chosen under older rules. */
export const PASSWORD: Rule = { kind: 'text', refused: ['empty', ...UNKEPT] }
export const NEW_PASSWORD: Rule = { kind: 'text', refused: ['empty', 'blank', ...UNKEPT] }
/** An id or a token that the shop gives out: nothing made up is one. */
export const GIVEN_OUT: Rule = { kind: 'text', refused: ALL }
export const WORDS: Rule = { kind: 'text', refused: ['empty', 'blank', ...UNKEPT] }
export const OPTIONAL_WORDS: Rule = { kind: 'text', refused: UNKEPT, isOptional: true }
/** Of a change, where null stands for what stays. */
export const CHANGED_WORDS: Rule = { kind: 'text', refused: ['empty', 'blank', ...UNKEPT], isOptional: true }
/** A text that is kept, of any form. */
export const OPEN: Rule = { kind: 'text', refused: UNKEPT }
export const NAME: Rule = { kind: 'text', refused: ['empty', 'blank', ...UNKEPT] }
/** One of a few, of which an empty one may be left open. */
export const CHOICE: Rule = { kind: 'text', refused: ['blank', 'HTML', 'SQL', 'a path', ...UNKEPT] }
const NOT_OF_A_LINE: readonly TextName[] = ['control bytes', 'text from right to left', ...UNKEPT]
/** A line of text that others read: a name, a street. */
export const LINE: Rule = { kind: 'text', refused: ['empty', 'blank', ...NOT_OF_A_LINE] }
export const OPTIONAL_LINE: Rule = { kind: 'text', refused: NOT_OF_A_LINE }
export const OPTIONAL_CHOICE: Rule = { kind: 'text', refused: ALL.filter((name) => name !== 'empty') }
/** In percent, up to 30. */
export const RATE: Rule = {
  kind: 'text',
  refused: ALL,
  tried: ['31', '30.01', '-1', '1e1', '0.123', '١٥', '15%'],
}
const LONG_ENOUGH = 'Enough is said here to be a reason'
/** Of several lines, and long enough. */
export const REASON: Rule = {
  kind: 'text',
  refused: ['empty', 'blank', 'ten thousand characters'],
  tried: [`${LONG_ENOUGH}\0.`, `${LONG_ENOUGH}\u001b[31m.`, `\u202e${LONG_ENOUGH}.`, `${LONG_ENOUGH}\ud800.`],
}
/** That a change began from. */
export const CHANGE_VERSION: Rule = { kind: 'number', refused: [-1, 1.5, 1e300] }
export const LINKS: Rule = {
  kind: 'list',
  refused: ALL.filter((name) => name !== 'empty' && name !== 'blank'),
  most: 3,
}
export const KEYWORDS: Rule = { kind: 'list', refused: ['empty', 'blank', ...UNKEPT], most: 50 }
export const QUANTITY: Rule = { kind: 'number', refused: [0, -1, 1.5, 1_000, 1e300] }
export const INCHES: Rule = { kind: 'number', refused: [0, -12, 0.001, 1e300] }

/** Lists the values to send for a field, and whether each must be refused there. */
export const triesOf = (rule: Rule): readonly (readonly [value: unknown, isRefused: boolean])[] => {
  if (rule.kind === 'number') return [...rule.refused, ...NO_NUMBERS].map((value) => [value, true] as const)
  if (rule.kind === 'list') {
    const entries = ALL.map((name) => [TEXTS[name], rule.refused.includes(name)] as const)
    const tooMany = Array.from({ length: rule.most + 1 }, (_, index) => `https://ann.example/${index}`)
    return [
      ...entries.map(([entry, isRefused]) => [[entry], isRefused] as const),
      ...[...NO_TEXTS.map((entry) => [entry]), tooMany, null, 42, true, { sound: 'enough' }].map(
        (value) => [value, true] as const,
      ),
    ]
  }
  return [
    ...ALL.map((name) => [TEXTS[name], rule.refused.includes(name)] as const),
    ...(rule.tried ?? []).map((value) => [value, true] as const),
    ...NO_TEXTS.map(
      (value) =>
        [value, !(value === null && rule.isOptional) && !(value === 42 && rule.takesNumbers)] as const,
    ),
  ]
}
