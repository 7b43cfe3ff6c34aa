import { randomUUID } from 'node:crypto'
import { type Answers, everybody, type RestCase, rest, staffOnly } from '../cases.ts'
import type { PlantedMoney } from '../planted-money.ts'

const headers = () => ({ 'idempotency-key': randomUUID() })
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' })

const read = (route: string, path: string, answers: Answers<number> = staffOnly()) =>
  rest(`GET ${route}`, () => ({ path }), answers)
const write = (route: string, path: string, body: object, answers: Answers<number>) =>
  rest(`POST ${route}`, () => ({ path, body, headers: headers() }), answers)

/** What an artist has earned is theirs alone: staff who are no artists have none. */
const artistOnly = (status = 200): Answers<number> => [401, 404, 404, status, 404]

const ofMoney = (method: 'GET' | 'POST', route: string, what: keyof PlantedMoney): RestCase =>
  rest(
    `${method} ${route}`,
    async (ground) => ({
      path: route.replace(':', `${(await ground.money())[what]}`),
      ...(method === 'POST' && { body: {}, headers: headers() }),
    }),
    artistOnly(method === 'POST' ? 201 : 200),
    'of the artist’s',
  )

/** Who may do what with payouts, runs, what is due, adjustments, holds, usage and taxes. */
export const PAYOUT_CASES: readonly RestCase[] = [
  read('/api/artist-payment/', '/api/artist-payment/'),
  read('/api/artist-payment/:/', '/api/artist-payment/pmt-none/', staffOnly(404)),
  read('/api/artist-payment/:/lines/', '/api/artist-payment/pmt-none/lines/', staffOnly(404)),
  write(
    '/api/artist-payment/:/transitions/',
    '/api/artist-payment/pmt-none/transitions/',
    { transition: 'cancel' },
    staffOnly(404),
  ),
  rest(
    'GET /api/payout-run/preview/',
    () => ({ path: `/api/payout-run/preview/?day=${today()}` }),
    staffOnly(),
  ),
  read('/api/payout-run/', '/api/payout-run/'),
  rest(
    'POST /api/payout-run/',
    () => ({ path: '/api/payout-run/', body: { day: today() }, headers: headers() }),
    staffOnly(201),
  ),
  read('/api/payout-run/:/', '/api/payout-run/none/', staffOnly(404)),
  read('/api/payout-run/:/held/', '/api/payout-run/none/held/', staffOnly(404)),
  write(
    '/api/payout-run/:/transitions/',
    '/api/payout-run/none/transitions/',
    { transition: 'send' },
    staffOnly(404),
  ),
  write('/api/payout-run/:/file/', '/api/payout-run/none/file/', {}, staffOnly(404)),
  read('/api/payout-run-file/:/', '/api/payout-run-file/none/', everybody(404)),
  write(
    '/api/payout-run/bank-file/',
    '/api/payout-run/bank-file/',
    { file: 'token,amount,reference\npmt-none,1.00,FT-1' },
    staffOnly(),
  ),
  read('/api/earnings/', '/api/earnings/', artistOnly()),
  read('/api/earnings/lines/', '/api/earnings/lines/', artistOnly()),
  read('/api/earnings/payments/', '/api/earnings/payments/', artistOnly()),
  ofMoney('GET', '/api/earnings/payments/:/lines/', 'payment'),
  read('/api/earnings/sales/', '/api/earnings/sales/', artistOnly()),
  ofMoney('GET', '/api/earnings/sales/:/', 'sale'),
  read('/api/earnings/tax-years/', '/api/earnings/tax-years/', artistOnly()),
  write('/api/earnings/tax-years/:/file/', '/api/earnings/tax-years/2001/file/', {}, artistOnly(404)),
  read('/api/earnings/statements/', '/api/earnings/statements/', artistOnly()),
  ofMoney('GET', '/api/earnings/statements/:/', 'statement'),
  read('/api/earnings/as-of/:/', '/api/earnings/as-of/2026-01-31/', artistOnly()),
  ofMoney('POST', '/api/earnings/statements/:/pdf/file/', 'statement'),
  ofMoney('POST', '/api/earnings/statements/:/csv/file/', 'statement'),
  read('/api/statement-pdf-file/:/', '/api/statement-pdf-file/none/', everybody(404)),
  read('/api/statement-csv-file/:/', '/api/statement-csv-file/none/', everybody(404)),
  read('/api/payment-due/', '/api/payment-due/'),
  read('/api/payment-due/:/', '/api/payment-due/999999/', staffOnly(404)),
  read('/api/payment-due/:/lines/', '/api/payment-due/999999/lines/'),
  write('/api/payment-due/file/', '/api/payment-due/file/', {}, staffOnly(201)),
  read('/api/payment-due-file/:/', '/api/payment-due-file/none/', everybody(404)),
  read('/api/adjustment/', '/api/adjustment/'),
  read('/api/adjustment/:/', '/api/adjustment/none/', staffOnly(404)),
  write(
    '/api/adjustment/',
    '/api/adjustment/',
    { artist: 999_999, kind: 'adjustment', amount: 5, reason: 'A print was lost.' },
    staffOnly(400),
  ),
  write(
    '/api/adjustment/:/decision/',
    '/api/adjustment/none/decision/',
    { decision: 'confirm' },
    staffOnly(404),
  ),
  read('/api/payout-hold/', '/api/payout-hold/'),
  write('/api/payout-hold/', '/api/payout-hold/', { artist: 999_999 }, staffOnly(400)),
  write('/api/payout-hold/:/lift/', '/api/payout-hold/none/lift/', {}, staffOnly(404)),
  read('/api/art-usage/', '/api/art-usage/'),
  read('/api/art-usage/months/', '/api/art-usage/months/'),
  read('/api/tax-reporting/', '/api/tax-reporting/'),
  read('/api/tax-reporting/:/', '/api/tax-reporting/2026/'),
  read('/api/tax-reporting/:/artists/', '/api/tax-reporting/2026/artists/'),
  read('/api/tax-reporting/:/artists/:/', '/api/tax-reporting/2026/artists/999999/', staffOnly(404)),
  read(
    '/api/tax-reporting/:/artists/:/statement/',
    '/api/tax-reporting/2026/artists/999999/statement/',
    staffOnly(404),
  ),
  write(
    '/api/tax-reporting/:/artists/:/statement/file/',
    '/api/tax-reporting/2026/artists/999999/statement/file/',
    {},
    staffOnly(404),
  ),
  write(
    '/api/tax-reporting/:/threshold/',
    '/api/tax-reporting/2026/threshold/',
    { threshold: 1_000 },
    staffOnly(),
  ),
  write('/api/tax-reporting/:/filed/', '/api/tax-reporting/2999/filed/', {}, staffOnly(409)),
  write(
    '/api/tax-reporting/:/corrections/',
    '/api/tax-reporting/2026/corrections/',
    { payout: 'pmt-none' },
    staffOnly(400),
  ),
  write('/api/tax-reporting/:/file/', '/api/tax-reporting/2026/file/', {}, staffOnly(201)),
  read('/api/tax-reporting-file/:/', '/api/tax-reporting-file/none/', everybody(404)),
  read('/api/tax-statement-file/:/', '/api/tax-statement-file/none/', everybody(404)),
]
