import type { Database } from '../../shared/database/driver.ts'
import { createEventStore } from '../../shared/events/postgres-store.ts'
import type { UserEvent } from './events.ts'

export interface User {
  uuid: string
  /** In lower case; nobody else has it. */
  email: string
  name: string
  /** argon2id hash */
  password: string
  is_staff: boolean
}

export interface UserStore {
  /** Writes the user and what happened in one transaction; false when the email or uuid is taken. */
  add(user: User, at: Date): Promise<boolean>
  byEmail(email: string): Promise<User | undefined>
  byUuid(uuid: string): Promise<User | undefined>
}

const COLUMNS = 'uuid, email, name, password, is_staff'

export function createUserStore(database: Database): UserStore {
  const events = createEventStore('auth')
  const find = async (where: string, value: string) =>
    (await database.query<User>(`select ${COLUMNS} from auth.users where ${where} = $1`, [value]))[0]
  return {
    add: ({ uuid, email, name, password, is_staff }, at) =>
      database.transaction(async (tx) => {
        const [added] = await tx.query(
          `insert into auth.users (${COLUMNS}, created) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning uuid`,
          [uuid, email, name, password, is_staff, at],
        )
        if (!added) return false
        await events.append<UserEvent>(tx, {
          stream: `user-${uuid}`,
          expectedVersion: 0,
          events: [{ type: 'registered', data: { email, name, is_staff } }],
          actor: uuid,
          at,
        })
        return true
      }),
    byEmail: (email) => find('email', email),
    byUuid: (uuid) => find('uuid', uuid),
  }
}
