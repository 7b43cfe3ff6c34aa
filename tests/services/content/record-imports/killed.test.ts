import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { makeMortal } from '../batches/mortal.ts'
import { type ImportsService, serveImports } from './imports.ts'

onEachStore((openStore) => {
  let service: ImportsService
  let fate: { deaths: number }
  beforeAll(async () => {
    const made = makeMortal(await openStore())
    fate = made.fate
    service = await serveImports(async () => made.mortal)
  })

  test('an import whose process is killed thrice makes and changes each record once', async () => {
    const ids = await service.makeMany(250)
    const word = randomUUID()
    const file = [
      'id,name,royalty_code',
      ...ids.map((id, at) => `${id},Changed ${word} ${at},R2`),
      ...ids.map((_, at) => `,Made ${word} ${at},R3`),
    ].join('\n')
    const batch = await service.preview(file)
    expect(batch.counts).toMatchObject({ waiting: 500, made: 250, refused: 0 })
    for (let kill = 0; kill < 3; kill += 1) {
      fate.deaths = 1
      await service.confirm(batch.id)
      await vi.waitFor(() => expect(fate.deaths).toBe(0), { timeout: 10_000, interval: 5 })
    }
    await service.confirm(batch.id)
    expect((await service.rest(batch.id)).counts).toMatchObject({ changed: 500, made: 250, waiting: 0 })
    const [events] = await service.content.database.query(
      `select count(*) filter (where type = 'record.created')::int as made,
         count(*) filter (where type = 'record.edited')::int as edited, count(distinct stream)::int as records
       from content.events where data ->> 'batch' = $1`,
      [`${batch.id}`],
    )
    expect(events).toEqual({ made: 250, edited: 250, records: 500 })
    const [artists] = await service.content.database.query(
      'select count(*)::int as artists from content.artists where name like $1',
      [`% ${word} %`],
    )
    expect(artists).toEqual({ artists: 500 })
  })

  test('a file whose reader is killed is read anew by the next', async () => {
    const { database, clock, dataDir } = service.content
    const [one, other] = [await service.make(), await service.make()]
    const file = `id,royalty_code\n${one.id},A\n`
    const { id } = await service.sendFile(file)
    const kept = join(dataDir, 'incoming', `${id}`)
    await vi.waitFor(() => expect(existsSync(kept)).toBe(false), { timeout: 20_000 })
    // As a reader leaves it that died before its end.
    await writeFile(kept, file)
    await database.query(
      `update content.record_imports set state = 'reading', batch = null, leased_until = $2 where id = $1`,
      [id, new Date(clock().getTime() + 60_000)],
    )
    const stateOf = async () =>
      (await database.query('select state from content.record_imports where id = $1', [id]))[0]?.state
    // Files that come meanwhile are read, and this one is left to whoever has it.
    await service.sendFile(`id,royalty_code\n${other.id},A\n`)
    expect(await stateOf()).toBe('reading')
    clock.advance(61_000)
    const ana = await service.content.signIn({ is_staff: true })
    const { token } = await service.expect({ resource: 'artist', name: 'a.csv', size: 3 }, ana)
    await service.sendPart(token, 0, Buffer.from('id\n'))
    await vi.waitFor(async () => expect(await stateOf()).toBe('planned'), { timeout: 10_000 })
  })
})
