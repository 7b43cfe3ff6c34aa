/**
 * `npm run second-factor:remove -- EMAIL`, for an account whose owner has lost both app and recovery codes.
 */

import { systemClock } from '../../shared/clock.ts'
import { enqueue } from '../../shared/mail/queue.ts'
import { runAccountCommand } from '../account-command.ts'
import { endAll } from '../sessions/store.ts'
import { turnedOffMail } from './mails.ts'
import * as store from './store.ts'

const USAGE = 'Usage: npm run second-factor:remove -- EMAIL'

await runAccountCommand(USAGE, async (tx, user, { users, settings }) => {
  const { uuid, email } = user
  if (!(await store.remove(tx, uuid)))
    return `Two-step verification is not on for ${email}. Nothing was changed.`
  const at = systemClock()
  // This locks the user's row, so that the sessions of a sign-in under way end as well.
  await users.record(tx, uuid, { type: 'second_factor_removed', data: {} }, at, 'system')
  await endAll(tx, uuid, at)
  await enqueue(tx, 'auth', [turnedOffMail(settings, user)], at)
  return `Two-step verification was turned off for ${email}, and every session of the account has ended. A mail tells its owner. Signing in asks for the password alone until they set it up again.`
})
