import type { WaitingKind } from '#client/apollo/generated/graphql.ts'
import { QUEUE } from '../applications/queue.ts'
import { ARTISTS_QUERY } from '../messages/address.ts'

/** What staff are told of one kind of what waits. */
export interface KindInWords {
  kind: WaitingKind
  label: string
  /** Where it is dealt with. */
  to: string
  /** What is counted, where it is not all that there is. */
  counted?: string
  /** Said where nothing waits. */
  none: string
}

/** All that may wait for staff, in the order of its cards. */
export const KINDS: readonly KindInWords[] = [
  { kind: 'MESSAGES', label: 'Messages', to: '/manage/messages', none: 'Every message is answered.' },
  {
    kind: 'THREADS',
    label: 'Artists’ messages',
    to: `/manage/messages${ARTISTS_QUERY}`,
    none: 'Every artist has an answer.',
  },
  { kind: 'RETURNS', label: 'Returns', to: '/manage/returns', none: 'No returns are waiting.' },
  {
    kind: 'APPLICATIONS',
    label: 'Artist applications',
    to: QUEUE,
    none: 'No applications are waiting.',
  },
  {
    kind: 'UPLOADS',
    label: 'Uploads to approve',
    to: '/manage/upload?f.approved=false&f.refused=false',
    none: 'Every upload is approved or refused.',
  },
  {
    kind: 'WORDS',
    label: 'Art changes to decide',
    to: '/manage/art-change?f.decision=waiting',
    none: 'No changes are waiting.',
  },
  {
    kind: 'DUPLICATES',
    label: 'Possible duplicates',
    to: '/manage/upload/new',
    none: 'None of your files looks like another picture.',
  },
  {
    kind: 'PAYMENTS',
    label: 'Royalties to pay',
    to: '/manage/payment-due',
    none: 'No royalties are waiting.',
  },
  {
    kind: 'PAYOUTS',
    label: 'Payouts in progress',
    to: '/manage/payout-run',
    none: 'No payouts are in progress.',
  },
  { kind: 'BATCHES', label: 'Running batches', to: '/manage/batches', none: 'No batches are running.' },
  {
    kind: 'MENTIONS',
    label: 'Unread mentions',
    to: '/manage#mentions',
    none: 'You have read every mention.',
  },
  {
    kind: 'REPORTS',
    label: 'Problem reports',
    to: '/manage/reports',
    counted: 'Last 7 days',
    none: 'No reports in the last 7 days.',
  },
]
