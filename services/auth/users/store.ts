import { writeAudit } from '../../shared/audit-log.ts'
import type { Database, Queryable } from '../../shared/database/driver.ts'
import type { PasswordChanged, UserEdit } from './audit.ts'

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
  /** Writes the user and the note of it in one transaction; false when the email or uuid is taken. */
  add(user: User, at: Date): Promise<boolean>
  /** `on` is the transaction to read in, when there is one. */
  byEmail(email: string, on?: Queryable): Promise<User | undefined>
  byUuid(uuid: string): Promise<User | undefined>
  /** Finds staff by their emails or what stands before its @; at most 6 for each name, by email. */
  staffCalled(names: readonly string[]): Promise<Pick<User, 'uuid' | 'email'>[]>
  setPassword(tx: Queryable, uuid: string, change: NewPassword): Promise<void>
  /** Gives a user the rights of staff, on the operator's word; false when they have them. */
  makeStaff(tx: Queryable, uuid: string, at: Date): Promise<boolean>
  /**
   * Notes what was done to a user, and locks the user's row from here on. `actor` is the user unless given.
   */
  record(tx: Queryable, uuid: string, edit: UserEdit, at: Date, actor?: string): Promise<void>
}

interface NewPassword {
  hash: string
  by: PasswordChanged['data']['by']
  at: Date
}

const COLUMNS = 'uuid, email, name, password, is_staff'

export function createUserStore(database: Database): UserStore {
  const find = async (where: string, value: string, on: Queryable = database) =>
    (await on.query<User>(`select ${COLUMNS} from auth.users where ${where} = $1`, [value]))[0]
  const record: UserStore['record'] = async (tx, uuid, edit, at, actor = uuid) => {
    // Lock the user: ending their sessions after this must also end those of a sign-in under way.
    await tx.query('select 1 from auth.users where uuid = $1 for update', [uuid])
    await note(tx, uuid, edit, { actor, at })
  }
  return {
    add: ({ uuid, email, name, password, is_staff }, at) =>
      database.transaction(async (tx) => {
        const [added] = await tx.query(
          `insert into auth.users (${COLUMNS}, created) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning uuid`,
          [uuid, email, name, password, is_staff, at],
        )
        if (!added) return false
        await note(tx, uuid, { type: 'registered', data: { email, name, is_staff } }, { actor: uuid, at })
        return true
      }),
    byEmail: (email, on) => find('email', email, on),
    byUuid: (uuid) => find('uuid', uuid),
    staffCalled: (names) =>
      database.query(
        `select distinct called.uuid, called.email from unnest($1::text[]) as wanted cross join lateral (
           select uuid, email from auth.users
           where is_staff and split_part(email, '@', 1) = split_part(wanted, '@', 1)
             and (wanted not like '%@%' or email = wanted)
           order by email limit 6) as called
         order by called.email`,
        [names],
      ),
    async setPassword(tx, uuid, { hash, by, at }) {
      await tx.query('update auth.users set password = $2 where uuid = $1', [uuid, hash])
      await record(tx, uuid, { type: 'password_changed', data: { by } }, at)
    },
    async makeStaff(tx, uuid, at) {
      const [made] = await tx.query(
        'update auth.users set is_staff = true where uuid = $1 and not is_staff returning uuid',
        [uuid],
      )
      if (made) await record(tx, uuid, { type: 'staff_added', data: {} }, at, 'system')
      return made !== undefined
    },
    record,
  }
}

const note = (tx: Queryable, uuid: string, edit: UserEdit, by: { actor: string; at: Date }) =>
  writeAudit(tx, 'auth', { subject: `user-${uuid}`, ...edit, ...by })
