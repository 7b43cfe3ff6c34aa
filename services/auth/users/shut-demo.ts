import type { Database } from '../../shared/database/driver.ts'
import { endAll } from '../sessions/store.ts'
import { isRight } from './credentials.ts'
import { DEMO_PASSWORD, DEMO_USERS } from './demo.ts'
import type { UserStore } from './store.ts'

/**
 * Ends the sessions of demo accounts that still have the published password, since anybody may have begun
 * them. Answers whether there are such accounts.
 */
export async function shutDemoUsers(database: Database, users: UserStore, at: Date): Promise<boolean> {
  let found = false
  for (const { uuid } of DEMO_USERS) {
    const user = await users.byUuid(uuid)
    if (!user || !(await isRight(user, DEMO_PASSWORD))) continue
    await endAll(database, uuid, at)
    found = true
  }
  return found
}
