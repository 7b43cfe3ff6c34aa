import type { MoneyCommand } from '#client/actors/money-change.ts'
import { noticeWordsOf, RECEIVE_FORM, statusWordsOf } from '../payees/change-words.ts'
import type { Asked, ChangeWords } from './asked.ts'

const NOTES: Asked = { name: 'notes', label: 'Notes', kind: 'words', help: 'For staff.' }
const ON: Asked = { name: 'on', label: 'Day of the bank', kind: 'date', help: 'Today if left empty.' }
const REASON: Asked = {
  name: 'reason',
  label: 'Reason',
  kind: 'choice',
  isRequired: true,
  options: [
    ['R02', 'R02: the account was closed'],
    ['R03', 'R03: the account doesn’t exist'],
    ['R04', 'R04: the account number is wrong'],
    ['R16', 'R16: the account is frozen'],
    ['unclaimed', 'No one claimed the money'],
    ['other', 'Another reason'],
  ],
}

const PAYOUT: Readonly<Record<string, ChangeWords>> = {
  send: {
    title: 'Mark this payout as sent?',
    text: 'We check it once more first. If its account or tax form is no longer valid, it’s canceled.',
    label: 'Mark as sent',
    asks: [NOTES],
  },
  pay: {
    title: 'Record this payout as paid?',
    text: 'The amount must match the payout exactly.',
    label: 'Record as paid',
    asks: [
      { name: 'reference', label: 'Bank reference', kind: 'text', isRequired: true },
      { name: 'amount', label: 'Amount', kind: 'text', isRequired: true, help: 'In dollars, such as 12.50.' },
      ON,
      NOTES,
    ],
  },
  cancel: {
    title: 'Cancel this payout?',
    text: 'No money has been sent. It’s payable again.',
    label: 'Cancel the payout',
    asks: [NOTES],
  },
  fail: {
    title: 'Did this payout fail?',
    text: 'The money is payable again, and the artist is notified. With R02, R03, R04, or R16 the account is marked invalid.',
    label: 'Record as failed',
    asks: [REASON, ON, NOTES],
  },
  return: {
    title: 'Did the bank return this payout?',
    text: 'The money is payable again, and the artist is notified. With R02, R03, R04, or R16 the account is marked invalid.',
    label: 'Record as returned',
    asks: [REASON, ON, NOTES],
  },
}

const RUN: Readonly<Record<string, ChangeWords>> = {
  send: {
    title: 'Send this run?',
    text: 'Each payout is checked once more, then sent or canceled. Bank payouts will be in the bank file.',
    label: 'Send the run',
    asks: [],
  },
  cancel: {
    title: 'Cancel this run?',
    text: 'Each of its open payouts is canceled. The money is payable again.',
    label: 'Cancel the run',
    asks: [],
  },
}

const DECIDE: Readonly<Record<string, ChangeWords>> = {
  confirm: {
    title: 'Confirm this adjustment?',
    text: 'The balance changes right away.',
    label: 'Confirm',
    asks: [],
  },
  decline: { title: 'Decline this adjustment?', text: 'Nothing changes.', label: 'Decline', asks: [] },
}

const START: ChangeWords = {
  title: 'Start this run?',
  text: 'We open a payout for everyone who’s due today. Nothing is sent until you send the run.',
  label: 'Start the run',
  asks: [],
}

const ADJUST: ChangeWords = {
  title: 'Adjust this balance?',
  text: 'Up to $10,000. Large amounts need a second staff member.',
  label: 'Adjust',
  asks: [
    {
      name: 'kind',
      label: 'Kind',
      kind: 'choice',
      isRequired: true,
      options: [
        ['adjustment', 'Adjustment'],
        ['write-off', 'Write-off of the balance owed'],
      ],
    },
    {
      name: 'amount',
      label: 'Amount',
      kind: 'text',
      isRequired: true,
      help: 'In dollars, such as 12.50. Use a minus sign to subtract.',
    },
    { name: 'reason', label: 'Reason', kind: 'words', isRequired: true, help: '10 to 500 characters.' },
  ],
}

const HOLD: ChangeWords = {
  title: 'Hold this artist’s payouts?',
  text: 'Sales continue, and nothing is paid until the day you choose.',
  label: 'Hold',
  asks: [
    {
      name: 'reason',
      label: 'Reason for the artist',
      kind: 'words',
      isRequired: true,
      help: 'The artist sees this. 10 to 500 characters.',
    },
    { name: 'note', label: 'Note for staff', kind: 'words', help: 'The artist doesn’t see this.' },
    { name: 'endsOn', label: 'Until', kind: 'date', isRequired: true },
  ],
}

const LIFT: ChangeWords = {
  title: 'End this hold?',
  text: 'The artist is paid again with the next run.',
  label: 'End the hold',
  asks: [],
}

const TAX_YEAR: Readonly<Record<string, ChangeWords>> = {
  threshold: {
    title: 'Set the reporting threshold?',
    text: 'Artists who were paid less that year are listed as below the threshold.',
    label: 'Set the threshold',
    asks: [
      {
        name: 'threshold',
        label: 'Threshold',
        kind: 'text',
        isRequired: true,
        help: 'In dollars, such as 10.',
      },
    ],
  },
  filed: {
    title: 'Mark this year as filed?',
    text: 'Each artist’s totals are saved as they are now. Later changes are listed as corrections.',
    label: 'Mark as filed',
    asks: [],
  },
  corrections: {
    title: 'Correct the earlier year?',
    text: 'The payout is removed from the year it was paid in, because it was returned since.',
    label: 'Correct the year',
    asks: [],
  },
}

const BANK_FILE: ChangeWords = {
  title: 'Download the bank’s file?',
  text: 'It contains full account numbers. We record who downloads it, and when.',
  label: 'Download',
  asks: [],
}

const FILE: ChangeWords = {
  title: 'Download this list?',
  text: 'A CSV file of everything in the list.',
  label: 'Download',
  asks: [],
}

/** What is asked before something is done. */
export function changeWordsOf(
  command: Exclude<MoneyCommand, { kind: 'own-account' | 'return' }>,
): ChangeWords {
  switch (command.kind) {
    case 'payout':
      return PAYOUT[command.transition] ?? LIFT
    case 'run':
      return RUN[command.transition] ?? LIFT
    case 'decide':
      return DECIDE[command.decision] ?? LIFT
    case 'start-run':
      return START
    case 'adjust':
      return ADJUST
    case 'hold':
      return HOLD
    case 'lift':
      return LIFT
    case 'tax-year':
      return TAX_YEAR[command.change] ?? LIFT
    case 'file':
      return command.of === 'payout-run' ? BANK_FILE : FILE
    case 'status':
      return statusWordsOf(command.resource, command.transition)
    case 'receive-form':
      return RECEIVE_FORM
    case 'b-notice':
      return noticeWordsOf(command.isNamed)
  }
}

/** On the button that asks for a transition of a payout or of a run. */
export const payoutDeedOf = (transition: string): string => PAYOUT[transition]?.label ?? transition
