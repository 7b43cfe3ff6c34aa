import type { Asked, ChangeWords } from '../money/asked.ts'
import { deedOf, kindOf } from './words.ts'

const NOTES: Asked = {
  name: 'notes',
  label: 'Notes',
  kind: 'words',
  help: 'Staff see them in the history. Don’t include account or tax numbers.',
}

const REASON: Asked = { ...NOTES, isRequired: true, least: 10 }

const TEXTS: Readonly<Record<string, string>> = {
  PRE_ACTIVATED: 'It’s paid only after it’s activated again.',
  ACTIVATED: 'It can be paid from now on.',
  VERIFIED: 'The bank or provider has confirmed it.',
  INVALID: 'Nothing is paid to it until it’s corrected. We ask the artist for another account.',
  LOCKED: 'It can’t be used or paid until it’s activated again.',
  FROZEN: 'It isn’t paid until it’s activated again.',
  DE_ACTIVATED: 'Nothing is paid to it anymore.',
}

/** What is asked before an identity or an account comes to another status. */
export function statusWordsOf(resource: string, transition: string): ChangeWords {
  const label = deedOf(transition)
  return {
    title: `${label} this ${kindOf(resource)}?`,
    text: TEXTS[transition] ?? '',
    label,
    asks: [NOTES],
  }
}

export const RECEIVE_FORM: ChangeWords = {
  title: 'Mark this form as received?',
  text: 'Payouts to this artist no longer wait for it. It’s valid through the end of the third year after it was signed.',
  label: 'Mark as received',
  asks: [
    { name: 'signedOn', label: 'Signed on', kind: 'date', isRequired: true },
    {
      name: 'treatyRate',
      label: 'Treaty rate',
      kind: 'percent',
      most: 30,
      help: 'In percent. Leave empty if no treaty is claimed.',
    },
  ],
}

/** What is asked before a B notice is recorded or, where it is not `isNamed`, settled. */
export const noticeWordsOf = (isNamed: boolean): ChangeWords => (isNamed ? RECORD : SETTLE)

const RECORD: ChangeWords = {
  title: 'Record a B notice?',
  text: 'Starting with the next payout, 24 percent is withheld until the notice is settled.',
  label: 'Record it',
  asks: [REASON],
}

const SETTLE: ChangeWords = {
  title: 'Is the B notice settled?',
  text: 'Starting with the next payout, nothing is withheld for it.',
  label: 'Settle it',
  asks: [REASON],
}
