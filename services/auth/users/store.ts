import type { Database, Queryable } from '../../shared/database/driver.ts'
import { createEventStore } from '../../shared/events/postgres-store.ts'
import type { PasswordChanged, UserEvent } from './events.ts'

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
  /** `on` is the transaction to read in, when there is one. */
  byEmail(email: string, on?: Queryable): Promise<User | undefined>
  byUuid(uuid: string): Promise<User | undefined>
  setPassword(tx: Queryable, uuid: string, change: NewPassword): Promise<void>
  /** Writes what has happened to a user, one after another. `actor` is by default the user. */
  record(tx: Queryable, uuid: string, event: UserEvent, at: Date, actor?: string): Promise<void>
}

interface NewPassword {
  hash: string
  by: PasswordChanged['data']['by']
  at: Date
}

const COLUMNS = 'uuid, email, name, password, is_staff'

export function createUserStore(database: Database): UserStore {
  const events = createEventStore('auth')
  const find = async (where: string, value: string, on: Queryable = database) =>
    (await on.query<User>(`select ${COLUMNS} from auth.users where ${where} = $1`, [value]))[0]
  const record: UserStore['record'] = async (tx, uuid, event, at, actor = uuid) => {
    // The row is held from here on: two changes at once follow one another.
    await tx.query('select 1 from auth.users where uuid = $1 for update', [uuid])
    const stream = `user-${uuid}`
    const { length: expectedVersion } = await events.read(tx, stream)
    await events.append<UserEvent>(tx, { stream, expectedVersion, events: [event], actor, at })
  }
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
    byEmail: (email, on) => find('email', email, on),
    byUuid: (uuid) => find('uuid', uuid),
    async setPassword(tx, uuid, { hash, by, at }) {
      await tx.query('update auth.users set password = $2 where uuid = $1', [uuid, hash])
      await record(tx, uuid, { type: 'password_changed', data: { by } }, at)
    },
    record,
  }
}
