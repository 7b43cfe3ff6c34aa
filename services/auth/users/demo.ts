import type { CredentialsBody } from '../contract.ts'
import { hashPassword } from './password-hash.ts'
import type { UserStore } from './store.ts'

export const DEMO_PASSWORD = 'aquatint-demo'

/** The demo accounts. Their uuids never change: other services' demo data names them. */
export const DEMO_USERS = [
  {
    uuid: '00000000-0000-4000-8000-000000000001',
    email: 'customer@aquatint.test',
    name: 'Casey Morgan',
    is_staff: false,
    note: 'customer',
  },
  {
    uuid: '00000000-0000-4000-8000-000000000002',
    email: 'staff@aquatint.test',
    name: 'Sam Rivera',
    is_staff: true,
    note: 'staff',
  },
  {
    uuid: '00000000-0000-4000-8000-000000000003',
    email: 'artist@aquatint.test',
    name: 'Isaura Quintero-Bex',
    is_staff: false,
    note: 'artist',
  },
] as const

/**
 * Tells whether these are a demo account's credentials, which README and each start on a developer's machine
 * publish.
 */
export const isPublished = ({ email, password }: CredentialsBody): boolean =>
  password === DEMO_PASSWORD && DEMO_USERS.some((user) => user.email === email)

/** Adds the demo accounts that are missing. */
export async function seedDemoUsers(users: UserStore, at: Date): Promise<void> {
  for (const { note: _note, ...user } of DEMO_USERS) {
    if (await users.byUuid(user.uuid)) continue
    await users.add({ ...user, password: await hashPassword(DEMO_PASSWORD) }, at)
  }
}
