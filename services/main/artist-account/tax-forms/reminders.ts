import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Message } from '#services/shared/mail/message.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { Shop } from '../../orders/mails.ts'

/** Days before a form's end on which its artist is told, the last first. */
const BEFORE = [7, 30, 60] as const
const EVERY_MS = 60_000

interface ReminderDeps {
  database: Pick<Database, 'query' | 'transaction'>
  clock: Clock
  today: () => string
  mailer: Mailer
  shop: Shop
}

/** Tells artists that their forms end, once a minute whom it is time to tell. */
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
  email: string
}

/**
 * Makes a step that tells one artist of one form, and answers whether there was one. Where several days were
 * missed, as the shop was down, it is one mail and not three.
 */
export function createReminding({ database, clock, today, mailer, shop }: ReminderDeps) {
  return async (): Promise<boolean> => {
    const told = await database.transaction(async (tx) => {
      const [form] = await tx.query<Ending>(ENDING, [today(), JSON.stringify(BEFORE)])
      if (!form) return false
      const days = BEFORE.find((before) => form.left <= before)
      const [mine] = await tx.query(
        'insert into main.tax_form_reminder (token, days, sent_at) values ($1, $2, $3) on conflict do nothing returning 1',
        [form.token, days, clock()],
      )
      if (mine) await mailer.write(tx, mailOf(shop, form), clock())
      return true
    })
    if (told) mailer.send()
    return told
  }
}

/**
 * A form that ends and of which its artist was not told on the day that it has come to: by the email of their
 * identity, or of the account that has filed it.
 */
const ENDING = `select form.* from (
    select f.token, f.type, f.valid_until::text as until, f.valid_until - $1::date as left,
      (select min(days::int) from json_array_elements_text($2::json) days
        where f.valid_until - $1::date <= days::int) as due,
      coalesce(
        (select nullif(i.email, '') from main.artist_identity i where i.artist = f.artist),
        (select p.email from main.events e join main.person p on p.uuid::text = e.actor
          where e.stream = 'tax-form-' || f.artist and e.type = 'tax-form.filed'
            and e.data ->> 'token' = f.token)) as email
    from main.tax_form f
    where f.superseded_on is null and f.valid_until between $1::date and $1::date + 60) as form
  where form.email is not null and not exists (select from main.tax_form_reminder r
    where r.token = form.token and r.days <= form.due)
  order by form.until, form.token limit 1`

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const leftInWords = (left: number): string =>
  left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`

function mailOf({ brand, publicUrl, phone }: Shop, { type, until, left, email }: Ending): Message {
  const day = DAY.format(new Date(until))
  return {
    to: email,
    subject: `Your ${type} at ${brand} ends ${leftInWords(left)}`,
    text: [
      `The ${type} that you have signed for us counts until ${day}. From the day after, payments wait until we have a new one. What you sell is yours all the same.`,
      `Signing a new one takes a few minutes:\n${publicUrl}/artist/account/tax`,
      'Information, not tax advice.',
      `Is something not right? Answer this mail, or call ${phone}.\n${brand}`,
    ].join('\n\n'),
  }
}
