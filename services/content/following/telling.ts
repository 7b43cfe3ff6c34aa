import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { AddressOf } from '#services/shared/http/address-of.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { Shop } from '#services/shared/shop.ts'
import { DAYS_BETWEEN, forgetFollower } from './followers.ts'
import { newWorkMail } from './mail.ts'
import { readNewWorks } from './new-works.ts'
import { makeUnsubscribeLink } from './unsubscribe-links.ts'

const EVERY_MS = 60_000
const BETWEEN_MS = DAYS_BETWEEN * 86_400_000
/** What a transaction that is still under way publishes is stamped earlier: leave it to the next look. */
const SETTLING_MS = 600_000
const RETRY_MS = 3_600_000

interface TellingDeps {
  database: Database
  clock: Clock
  addressOf: AddressOf
  mailer: Mailer
  shop: Shop
}

/** Mails followers of new work, each once a week at most. */
export const startTelling = ({
  log,
  ...deps
}: TellingDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'new_work_mail',
    createTelling(deps),
    (err) => log.warn({ err }, 'a follower is told later of new work'),
    EVERY_MS,
  )

interface Due {
  user: string
  /** As the database writes it, to the microsecond: it is compared again. */
  due_at: string
  told_until: Date
}

/**
 * Makes a step that looks for new work for one follower whose week is over, and mails them if there is some;
 * it answers whether somebody was due. Claim, link and mail are one transaction, so that two processes mail
 * once, and a process that is killed has mailed or will. Whoever it fails for is tried again an hour later,
 * and keeps none of the others.
 */
export function createTelling(deps: TellingDeps) {
  const { database, clock } = deps
  return async (): Promise<boolean> => {
    const at = clock()
    const [due] = await database.query<Due>(
      `select user_uuid as "user", due_at::text, told_until from content.followers
       where wants_mail and due_at <= $1 order by followers.due_at, user_uuid limit 1`,
      [at],
    )
    if (!due) return false
    try {
      await tell(deps, due, at)
    } catch (error) {
      await claim(database, due, { due: new Date(at.getTime() + RETRY_MS), until: due.told_until })
      throw error
    }
    return true
  }
}

async function tell({ database, addressOf, mailer, shop }: TellingDeps, due: Due, at: Date): Promise<void> {
  const { user, told_until: since } = due
  const until = new Date(Math.max(at.getTime() - SETTLING_MS, since.getTime()))
  const asked = { user, since, until }
  const next = { due: new Date(at.getTime() + BETWEEN_MS), until }
  if ((await readNewWorks(database, asked)).artists === 0) {
    await claim(database, due, next)
    return
  }
  const to = await addressOf(user)
  const isMailed = await database.transaction(async (tx) => {
    if (to === null) await forgetFollower(tx, user)
    if (to === null || !(await claim(tx, due, next))) return false
    // Read again under the claim: a work may have been taken down while the address was asked for.
    const news = await readNewWorks(tx, asked)
    if (news.artists === 0) return false
    await mailer.write(
      tx,
      newWorkMail(shop, { to, news, token: await makeUnsubscribeLink(tx, user, at) }),
      at,
    )
    return true
  })
  if (isMailed) mailer.send()
}

/** Answers whether nobody has looked for them, and they have not ended their mail, since they were read. */
async function claim(
  db: Queryable,
  { user, due_at }: Due,
  next: { due: Date; until: Date },
): Promise<boolean> {
  const claimed = await db.query(
    `update content.followers set due_at = $3, told_until = $4
     where user_uuid = $1 and due_at = $2::timestamptz and wants_mail returning 1`,
    [user, due_at, next.due, next.until],
  )
  return claimed.length > 0
}
