import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Message } from '#services/shared/mail/message.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { Shop } from '#services/shared/shop.ts'

/** Days before a form's end on which its artist is told, the last first. */
const BEFORE = [7, 30, 60] as const
const EVERY_MS = 3_600_000
const MOST_AT_ONCE = 200

interface ReminderDeps {
  database: Pick<Database, 'query' | 'transaction'>
  clock: Clock
  today: () => string
  mailer: Mailer
  shop: Shop
}

/** Tells artists that their forms end, once an hour whom it is time to tell. */
export const startReminding = ({
  log,
  ...deps
}: ReminderDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'tax_form_reminders',
    createReminding(deps),
    (err) => log.warn({ err }, 'artists are told later that their tax forms end'),
    EVERY_MS,
  )

interface Ending {
  token: string
  type: string
  until: string
  left: number
  /** Of {@link BEFORE}: the last that it has come to. */
  days: number
  /** Null where nobody knows of any. */
  email: string | null
}

const FIRST = { until: '0001-01-01', token: '' }

/**
 * Makes a step that tells some artists of their forms, and answers whether there may be more. Where several
 * days were missed, as the shop was down, it is one mail and not three.
 */
export function createReminding({ database, clock, today, mailer, shop }: ReminderDeps) {
  /** The form that a round has come to, so that it passes each of many thousands once. */
  let last = FIRST
  return async (): Promise<boolean> => {
    const forms = await database.transaction(async (tx) => {
      const asked = [today(), last.until, last.token, MOST_AT_ONCE]
      const ending = await tx.query<Ending>(ENDING, asked)
      const mine = await claim(tx, ending, clock())
      const mails = ending.flatMap((form) => (mine.has(form.token) ? mailOf(shop, form) : []))
      if (mails.length > 0) await mailer.writeAll(tx, mails, clock())
      return ending
    })
    last = forms.at(-1) ?? FIRST
    if (forms.length > 0) mailer.send()
    return forms.length > 0
  }
}

/** Notes of which forms artists are told, and answers those that no other process tells of. */
async function claim(tx: Queryable, forms: readonly Ending[], at: Date): Promise<ReadonlySet<string>> {
  if (forms.length === 0) return new Set()
  const rows = await tx.query<{ token: string }>(
    `insert into main.tax_form_reminder (token, days, sent_at)
     select token, days, $2 from json_to_recordset($1::json) as form (token text, days int)
     on conflict do nothing returning token`,
    [JSON.stringify(forms), at],
  )
  return new Set(rows.map(({ token }) => token))
}

const DAYS = `case ${BEFORE.map((days) => `when f.valid_until - $1::date <= ${days} then ${days}`).join(' ')} end`

/**
 * Forms that end and of which their artists were not told on the day that it has come to, after the last one:
 * with the email of their identity, or of the account that has filed it.
 */
const ENDING = `select form.token, form.type, form.until, form.left, form.days, coalesce(
    (select nullif(i.email, '') from main.artist_identity i where i.artist = form.artist),
    (select p.email from main.events e join main.person p
        on p.uuid = case when e.actor ~ '^[0-9a-f-]{36}$' then e.actor::uuid end
      where e.stream = 'tax-form-' || form.artist and e.type = 'tax-form.filed'
        and e.data ->> 'token' = form.token)) as email
  from (select f.token, f.artist, f.type, f.valid_until::text as until, f.valid_until - $1::date as left,
      ${DAYS} as days
    from main.tax_form f
    where f.superseded_on is null and f.valid_until between $1::date and $1::date + 60
      and (f.valid_until, f.token) > ($2::date, $3)
      and not exists (select from main.tax_form_reminder r where r.token = f.token and r.days <= ${DAYS})
    order by f.valid_until, f.token limit $4) as form
  order by form.until, form.token`

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const leftInWords = (left: number): string =>
  left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`

/** Nothing where nobody knows whom to tell. */
const mailOf = (shop: Shop, { type, until, left, email }: Ending): Message[] =>
  email === null ? [] : [endingMail(shop, email, { type, until, left })]

/** Tells an artist that a form of theirs ends. */
export const endingMail = (
  shop: Shop,
  to: string,
  { type, until, left }: Pick<Ending, 'type' | 'until' | 'left'>,
): Message => ({
  to,
  subject: `Your ${type} at ${shop.brand} ends ${leftInWords(left)}`,
  ...writeLetter(shop, {
    preheader: 'Signing a new one takes a few minutes.',
    heading: `Your ${type} ends ${leftInWords(left)}`,
    blocks: [
      {
        kind: 'text',
        text: `The ${type} you signed for us is valid until ${DAY.format(new Date(until))}. After that, payments wait until we have a new one. What you earn is yours either way.`,
      },
      { kind: 'text', text: 'Signing a new one takes a few minutes.' },
      { kind: 'button', label: `Sign a new ${type}`, url: `${shop.publicUrl}/artist/account/tax` },
      { kind: 'note', text: 'This is information, not tax advice.' },
    ],
  }),
})
