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

const ALL = Object.keys(TEXTS) as TextName[]
const UNKEPT: readonly TextName[] = ['ten thousand characters', 'NUL', 'a lone surrogate']

export const EMAIL: Rule = { kind: 'text', refused: ALL }
/** A number that is sealed, or what belongs to it: no answer repeats it. */
export const NUMBER: Rule = {
  kind: 'text',
  refused: ALL,
  tried: ['666-12-3456', '000-12-3456', '12345', '٣٦٩٠٤٨١٢٣٤'],
}
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
export const QUANTITY: Rule = { kind: 'number', refused: [0, -1, 1.5, 1_000, 1e300] }
export const INCHES: Rule = { kind: 'number', refused: [0, -12, 0.001, 1e300] }

/** Lists the values to send for a field, and whether each must be refused there. */
export const triesOf = (rule: Rule): readonly (readonly [value: unknown, isRefused: boolean])[] => {
  if (rule.kind === 'number') return [...rule.refused, ...NO_NUMBERS].map((value) => [value, true] as const)
  return [
    ...ALL.map((name) => [TEXTS[name], rule.refused.includes(name)] as const),
    ...(rule.tried ?? []).map((value) => [value, true] as const),
    ...NO_TEXTS.map(
      (value) =>
        [value, !(value === null && rule.isOptional) && !(value === 42 && rule.takesNumbers)] as const,
    ),
  ]
}
