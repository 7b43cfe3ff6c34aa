import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { notePerson, readActors } from '#services/main/people/people.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const MIGRATIONS = new URL('../../../services/main/migrations', import.meta.url).pathname

const person = (email: string, is_staff = false) => ({ user_id: randomUUID(), email, is_staff })

onEachStore((openStore) => {
  test('the latest names are shown to staff and to oneself, and an unknown uuid has none', async () => {
    const database = await openStore()
    await migrate(database, 'main', MIGRATIONS)
    const [ada, staff] = [person('ada@example.com'), person('staff@example.com', true)]
    for (const each of [{ ...ada, email: 'old@example.com' }, ada, staff]) await notePerson(database, each)
    const unknown = randomUUID()
    const actors = [ada.user_id, staff.user_id, unknown, 'guest', 'system', ada.user_id]
    const seenBy = async (reader: typeof ada | null) => {
      const actorOf = await readActors(database, actors, reader)
      return actors.slice(0, 5).map((actor) => {
        const { kind, name, is_you } = actorOf(actor)
        return `${kind} ${name}${is_you ? ' (you)' : ''}`
      })
    }
    expect(await seenBy(ada)).toEqual([
      'user ada@example.com (you)',
      'staff null',
      'user null',
      'guest null',
      'system null',
    ])
    expect(await seenBy(staff)).toEqual([
      'user ada@example.com',
      'staff staff@example.com (you)',
      'user null',
      'guest null',
      'system null',
    ])
    expect(await seenBy(null)).toEqual(['user null', 'staff null', 'user null', 'guest null', 'system null'])
  })
})
