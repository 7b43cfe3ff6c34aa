import type { WaitingKind } from '#client/apollo/generated/graphql.ts'
import { QUEUE } from '../applications/queue.ts'
import { ARTISTS_QUERY } from '../messages/address.ts'
import * as say from './messages.tsx'

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
  { kind: 'MESSAGES', label: say.messages, to: '/manage/messages', none: say.noMessages },
  {
    kind: 'THREADS',
    label: say.artistsMessages,
    to: `/manage/messages${ARTISTS_QUERY}`,
    none: say.noArtistsMessages,
  },
  { kind: 'RETURNS', label: say.returns, to: '/manage/returns', none: say.noReturns },
  {
    kind: 'APPLICATIONS',
    label: say.applications,
    to: QUEUE,
    none: say.noApplications,
  },
  {
    kind: 'UPLOADS',
    label: say.uploads,
    to: '/manage/upload?f.approved=false&f.refused=false',
    none: say.noUploads,
  },
  {
    kind: 'WORDS',
    label: say.artChanges,
    to: '/manage/art-change?f.decision=waiting',
    none: say.noArtChanges,
  },
  {
    kind: 'DUPLICATES',
    label: say.duplicates,
    to: '/manage/upload/new',
    none: say.noDuplicates,
  },
  {
    kind: 'PAYMENTS',
    label: say.royaltiesToPay,
    to: '/manage/payment-due',
    none: say.noRoyalties,
  },
  {
    kind: 'PAYOUTS',
    label: say.payouts,
    to: '/manage/payout-run',
    none: say.noPayouts,
  },
  { kind: 'BATCHES', label: say.batches, to: '/manage/batches', none: say.noBatches },
  {
    kind: 'MENTIONS',
    label: say.unreadMentions,
    to: '/manage#mentions',
    none: say.allMentionsRead,
  },
  {
    kind: 'REPORTS',
    label: say.problemReports,
    to: '/manage/reports',
    counted: say.last7Days,
    none: say.noReports,
  },
]
