import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../shared/database/driver.ts'
import { type Rounds, startRounds } from '../../shared/rounds.ts'
import type { PasswordDeps } from './commands.ts'
import { resetMail } from './mails.ts'
import { makeReset } from './resets.ts'

/**
 * Keeps a request for a link. It takes as long for any email, so that its time does not tell who has an
 * account.
 */
export async function keepRequest(tx: Queryable, email: string): Promise<void> {
  await tx.query('insert into auth.reset_requests (email) values ($1)', [email])
}

/**
 * Mails the links that were asked for to those who have an account. Works in rounds: no request waits for it.
 */
export const startResets = (deps: PasswordDeps, log: Pick<FastifyBaseLogger, 'warn'>): Rounds => {
  const { database, mailer, security } = deps
  const writeNext = async () => {
    const written = await database.transaction(async (tx) => {
      const email = await takeRequest(tx)
      return email === undefined ? null : { to: await writeMail(deps, tx, email) }
    })
    if (written?.to)
      security.record({ event: 'password_reset_written', outcome: 'success', actor: written.to })
    if (written) mailer.send()
    return written !== null
  }
  return startRounds('auth_resets', writeNext, () =>
    log.warn('links could not be written; they are tried again'),
  )
}

async function takeRequest(tx: Queryable): Promise<string | undefined> {
  const [taken] = await tx.query<{ email: string }>(
    `delete from auth.reset_requests
     where id = (select id from auth.reset_requests order by id limit 1 for update skip locked) returning email`,
  )
  return taken?.email
}

/** Answers the user's uuid; undefined where nobody has the address. */
async function writeMail(
  { users, mailer, shop, clock }: PasswordDeps,
  tx: Queryable,
  email: string,
): Promise<string | undefined> {
  const user = await users.byEmail(email, tx)
  if (user) await mailer.write(tx, resetMail(shop, user, await makeReset(tx, user.uuid, clock())), clock())
  return user?.uuid
}
