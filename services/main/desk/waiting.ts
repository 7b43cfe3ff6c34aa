import type { WaitingKind } from '#services/shared/desk/waiting.ts'

const DAY_MS = 86_400_000
const REPORT_IS_NEWS_DAYS = 7

/** What waits for staff in this service, by its name in the path. */
export const WAITING_KINDS: Readonly<Record<string, WaitingKind>> = {
  payments: {
    table: 'main.royalty_line',
    since: `cleared_on::timestamp at time zone 'UTC'`,
    where: `state = 'cleared' and payout is null and royalty > reversed`,
  },
  payouts: { table: 'main.payout', since: 'opened_at', where: `status in ('open', 'sent')` },
  messages: { table: 'main.message', since: 'sent_at', where: 'answered_at is null' },
  threads: { table: 'main.artist_thread', since: 'waits_since', where: 'waits_since is not null' },
  returns: {
    table: 'main.order_return',
    since: 'requested_at',
    where: "status in ('requested', 'received')",
  },
  reports: {
    table: 'main.report',
    since: 'sent_at',
    where: 'sent_at >= $1',
    by: ({ now }) => new Date(now.getTime() - REPORT_IS_NEWS_DAYS * DAY_MS),
  },
}
