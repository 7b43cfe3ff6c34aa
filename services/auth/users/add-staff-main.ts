/** `npm run staff:add -- EMAIL`: the first member of staff of a shop has nobody who could make them that. */

import { systemClock } from '../../shared/clock.ts'
import { runAccountCommand } from '../account-command.ts'

const USAGE = 'Usage: npm run staff:add -- EMAIL'

await runAccountCommand(USAGE, async (tx, { uuid, email }, { users, settings }) =>
  (await users.makeStaff(tx, uuid, systemClock()))
    ? `${email} is staff now, with the console at ${settings.publicUrl}/manage.`
    : `${email} is staff already. Nothing was changed.`,
)
