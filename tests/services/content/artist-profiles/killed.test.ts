import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ApplicationView } from '#services/content/artist-profiles/applying/contract.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { type Death, type Mortal, prepareMortal } from '#tests/support/services/mortal-service.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { serveAuth } from '../../main/payees/payees.ts'
import { APPLICATION, MINE } from './applying.ts'
import { PATH, REASON } from './deciding.ts'

const SAM = { user_id: randomUUID(), email: 'sam@example.com', is_staff: true }
const ADA = { user_id: randomUUID(), email: 'ada@example.com', is_staff: false }

/** A store in which Ada has sent three pictures, of which none is submitted. */
async function prepareFolder(): Promise<string> {
  const folder = await createStoreFolder('migrated')
  const database = await openEmbedded(folder)
  await database.query(
    `insert into content.upload_files (id, owner, name, size, sha256, again, state, at, touched_at)
     select 'file-' || n, $1, n || '.jpg', 9, 'hash-' || n, false, 'ready', now() + n * interval '1 s', now()
     from generate_series(1, 3) as n`,
    [ADA.user_id],
  )
  await database.close()
  return folder
}

// Issue 16, line 34
test('an application, and another after a decline, is there once and told once, wherever content is killed', async () => {
  const folder = await prepareFolder()
  const start = prepareMortal('content', {
    ...{ DATA_DIR: folder, AUTH_URL: await serveAuth(), JWT_SECRET, SEED: 'none', LOG_LEVEL: 'silent' },
    MAIL_FROM: 'Aquatint <desk@example.com>',
  })
  const as = await signAccess(ADA, { secret: JWT_SECRET, at: new Date() })
  const ask = async ({ call }: Mortal, method: string, path = '', body?: object, key?: string) => {
    const reply = await call(method, `${APPLICATION}${path}`, {
      as,
      ...(body && { body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    return { status: reply.status, body: reply.body as ApplicationView }
  }
  let content = await start('1')

  /** Sends the same until it is answered, while content is killed each time. */
  const send = async (path: string, body: object, next: readonly (Death | 'never')[]) => {
    const key = randomUUID()
    for (const death of next) {
      await expect(ask(content, 'POST', path, body, key)).rejects.toThrow()
      expect(await content.ended).toBeNull()
      content = await start(death)
    }
    return ask(content, 'POST', path, body, key)
  }

  // Two events begin the profile and give the details; two give the sample and submit. Content is killed at
  // each of them, then once they are committed and not answered; the last process finds it done.
  const given = await send('info/', { version: 0, ...MINE }, ['2', 'commit', '1'])
  expect(given).toMatchObject({ status: 200, body: { stage: 'info', version: 1, values: MINE } })
  const submitted = await send('submit/', { version: 1 }, ['2', 'commit', 'never'])
  expect(submitted).toMatchObject({
    status: 200,
    body: { stage: 'submitted', values: MINE, sample: ['1.jpg', '2.jpg', '3.jpg'] },
  })
  expect((await ask(content, 'GET')).body).toEqual(submitted.body)

  // Staff decline it, and applying again is killed at its event, then before that is answered.
  const sam = await signAccess(SAM, { secret: JWT_SECRET, at: new Date() })
  const { body: profiles } = await content.call('GET', PATH, { as: sam })
  const [{ id, version }] = (profiles as { results: [{ id: number; version: number }] }).results
  const decided = await content.call('POST', `${PATH}${id}/decision/`, {
    as: sam,
    body: { decision: 'decline', reason: REASON, version },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(decided.status).toBe(200)
  await content.kill()
  content = await start('1')
  const again = await send('reapply/', {}, ['commit', 'never'])
  expect(again).toMatchObject({
    status: 200,
    body: { stage: 'started', values: MINE, earlier: [{ ...MINE, decline_reason: REASON }] },
  })
  expect((await ask(content, 'GET')).body).toEqual(again.body)
  await content.kill()

  const database = await openEmbedded(folder)
  const events = await database.query(
    `select version, type from content.events where stream like 'artist-profile-%' order by stream, version`,
  )
  const samples = await database.query('select place from content.application_samples order by place')
  const mails = await database.query<{ recipient: string }>('select recipient from content.mail order by id')
  await database.close()
  // No attempt that was lost has left an event, a picture or a mail.
  expect(events.map(({ version, type }) => [version, type])).toEqual([
    [1, 'record.created'],
    [2, 'record.edited'],
    [3, 'record.edited'],
    [4, 'record.edited'],
    [5, 'record.edited'],
    [6, 'record.edited'],
  ])
  expect(samples).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }])
  expect(mails.map(({ recipient }) => recipient)).toEqual([
    ...['ada@example.com', 'desk@example.com', 'ada@example.com'],
  ])
}, 400_000)
