import type { ActionTemplate } from '@antithesishq/bombadil/browser'
import type { Field } from './screen.ts'

const WORDS = [
  'river',
  'dune | lake',
  '"view of the"',
  'mountain -snow',
  'abstrct',
  'Ada Marsh',
  'é',
  '  ',
  '%',
  "O'Hara <b>",
]
const NUMBERS = ['1', '2', '12', '0', '-1', '99999', '1.5']

const ENTER = 13
const KEYS = [ENTER, ENTER, 9, 27, 8]

/** Chooses what a visitor does in the focused field: types something that fits it, or presses a key. */
export const typeInto = ({ kind, isEmpty }: Field, random: () => number): ActionTemplate => {
  const pick = <Kind>(kinds: readonly Kind[], otherwise: Kind): Kind =>
    kinds[Math.floor(random() * kinds.length)] ?? otherwise
  const type = (text: string): ActionTemplate => ({
    TypeText: { text: { CharSet: [{ Literal: text }] }, delayMillis: 1 },
  })
  if (!isEmpty && random() < 0.5) return { PressKey: { code: pick(KEYS, ENTER) } }
  switch (kind) {
    case 'email':
      return type(`visitor-${Math.floor(random() * 1_000_000)}@example.com`)
    case 'password':
      return type(random() < 0.5 ? 'a sound pass phrase' : 'short')
    case 'number':
      return type(pick(NUMBERS, '1'))
    default:
      return type(pick(WORDS, 'river'))
  }
}
