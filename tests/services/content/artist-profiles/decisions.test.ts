import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApplicationCommand, moveApplication } from '#services/content/artist-profiles/applications.ts'
import type { ArtistProfileView } from '#services/content/artist-profiles/contract.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type Deciding, PATH, REASON, serveDeciding } from './deciding.ts'

onEachStore((openStore) => {
  let content: Deciding['content']
  let [ana, ben] = ['', '']
  let open: Deciding['open']
  let decide: Deciding['decide']
  let approve: Deciding['approve']
  let decline: Deciding['decline']
  let read: Deciding['read']
  let mailsTo: Deciding['mailsTo']
  let artistsNamed: Deciding['artistsNamed']
  let changesOf: Deciding['changesOf']

  beforeAll(async () => {
    ;({ content, ana, ben, open, decide, approve, decline, read, mailsTo, artistsNamed, changesOf } =
      await serveDeciding(openStore))
  })

  describe('an application that is approved', () => {
    test('makes its owner an artist, and tells them so', async () => {
      const { id, email, full_name } = await open()
      const { status, body } = await approve(id)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id,
        application_stage: 'approved',
        approved: true,
        decline_reason: null,
        version: 2,
      })
      expect(await artistsNamed(full_name)).toEqual([{ name: full_name, gaa_artist: true, active: true }])
      expect(await mailsTo(email)).toMatchObject([
        {
          subject: `Welcome to Umbra, ${full_name}`,
          text: expect.stringContaining('http://localhost:3000/artist'),
        },
      ])
    })

    test('is of one artist in the catalogue from then on, whatever the name becomes', async () => {
      const { id, full_name } = await open()
      expect(await read(id)).toMatchObject({ artist: null })
      await approve(id)
      const [artist] = await content.database.query<{ id: number }>(
        'select id from content.artists where name = $1',
        [full_name],
      )
      await content.call('PUT', `${PATH}${id}/`, { as: ana, body: { version: 2, full_name: 'Zoë Renamed' } })
      expect(await read(id)).toMatchObject({ full_name: 'Zoë Renamed', artist: artist?.id })
    })

    test('is not the artist that another profile is already', async () => {
      const [one, other] = [await open('submitted', 'Kit Moor'), await open('submitted', 'kit moor')]
      expect((await approve(one.id)).status).toBe(200)
      expect(await approve(other.id)).toMatchObject({
        status: 400,
        body: { decision: ['Another artist has this name. Give this profile another one first.'] },
      })
      expect(await read(other.id)).toMatchObject({ application_stage: 'submitted', artist: null })
    })

    test('leaves an artist of the same name as they are', async () => {
      await content.database.query(
        `insert into content.artists (folded, name, created_at) values ('ada vale', 'Ada Vale', '2020-01-01')`,
      )
      const { id } = await open('submitted', 'ADA  Vale')
      expect((await approve(id)).status).toBe(200)
      expect(await artistsNamed('Ada Vale')).toMatchObject([{ gaa_artist: false }])
      expect(await artistsNamed('ADA  Vale')).toEqual([])
    })

    test('has a name to credit and an address to write to', async () => {
      const nameless = await open('submitted', '…')
      expect(await approve(nameless.id)).toMatchObject({
        status: 400,
        body: { decision: [expect.stringMatching('with a letter')] },
      })
      const unreached = await open('submitted', 'Zoë Unreached', 'zoe')
      expect(await approve(unreached.id)).toMatchObject({
        status: 400,
        body: { decision: [expect.stringMatching('email address')] },
      })
      expect(await read(unreached.id)).toMatchObject({ application_stage: 'submitted', version: 0 })
      expect(await artistsNamed('Zoë Unreached')).toEqual([])
    })
  })

  describe('an application that is declined', () => {
    test('keeps the reason, which its owner reads in the mail', async () => {
      const { id, email } = await open()
      expect((await decline(id)).body).toMatchObject({
        application_stage: 'declined',
        approved: false,
        decline_reason: REASON,
      })
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toBe('About your application to Umbra')
      expect(mail?.text).toContain('> We have many\n> harbours already.')
    })

    test.each([
      [undefined, 'This field is required.'],
      ['   ', 'This field may not be blank.'],
      [' too short ', 'Ensure this field has at least 10 characters.'],
      ['🖼'.repeat(2_001), 'Ensure this field has no more than 2000 characters.'],
    ])('needs a reason of 10 to 2,000 characters (case %#)', async (reason, said) => {
      const { id } = await open()
      expect(await decide(id, { decision: 'decline', reason, version: 0 })).toMatchObject({
        status: 400,
        body: { reason: [said] },
      })
      const longest = { decision: 'decline', reason: '🖼'.repeat(2_000), version: 0 }
      expect((await decide(id, longest)).status).toBe(200)
    })

    test('may be submitted again, and is decided anew', async () => {
      const { id, user_uuid, email } = await open()
      await decline(id)
      const token = { token_type: 'access' as const, sid: randomUUID(), exp: 0, iat: 0 }
      const owner = { ...token, user_id: user_uuid, email, is_staff: false }
      const at = new Date('2026-11-21T10:00:00Z')
      const steps = ['application.reapply', 'info.give', 'sample.give', 'application.submit'] as const
      const give = (type: (typeof steps)[number]) => {
        const command: ApplicationCommand = { type, by: 'owner' }
        return content.database.transaction((tx) => moveApplication(tx, id, command, { user: owner, at }))
      }
      await expect(give('application.submit')).rejects.toMatchObject({ status: 409 })
      for (const step of steps) await give(step)
      const again = (await read(id)) as ArtistProfileView
      expect(again).toMatchObject({
        application_stage: 'submitted',
        decline_reason: null,
        submitted_at: at.toISOString(),
      })
      const decision = { decision: 'approve', version: again.version }
      expect((await decide(id, decision)).body).toMatchObject({ application_stage: 'approved' })
    })
  })

  describe('whoever decides second', () => {
    test.each([
      ['approve', 'approved'],
      ['decline', 'declined'],
    ] as const)('is told who decided to %s, and when', async (first, done) => {
      const { id, email } = await open()
      await (first === 'approve' ? approve(id, ben) : decline(id, ben))
      expect(await decline(id, ana)).toMatchObject({
        status: 409,
        body: {
          detail: `This application was ${done} meanwhile.`,
          code: 'application_decided',
          decided: { decision: first, by: 'ben@aquatint.test', at: content.clock().toISOString() },
        },
      })
      expect(await mailsTo(email)).toHaveLength(1)
    })

    test('of two at once, is refused', async () => {
      const { id, email } = await open()
      const answers = await Promise.all([approve(id, ana), decline(id, ben)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await mailsTo(email)).toHaveLength(1)
    })

    test('is told the shop’s own decision too', async () => {
      const { id } = await open('payment')
      expect((await approve(id)).body).toMatchObject({
        decided: { decision: 'approve', by: null, at: '2026-10-01T00:00:00.000Z' },
      })
    })
  })

  test('a decision whose answer was lost is taken and mailed once', async () => {
    const { id, email } = await open()
    const key = randomUUID()
    const send = () => decide(id, { decision: 'approve', version: 0 }, { key })
    const [first, again] = [await send(), await send()]
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('what has changed since it was read is read again before it is decided', async () => {
    const { id } = await open()
    await content.call('PUT', `${PATH}${id}/`, { as: ben, body: { version: 0, bio: 'Prints.' } })
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'application_changed' } })
    expect((await decide(id, { decision: 'approve', version: 2 })).status).toBe(200)
  })

  test('an application that was not submitted is not decided', async () => {
    const { id } = await open('sample')
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'application_unsubmitted' } })
  })

  test('a decision is told by history and as of a moment, and is not taken back', async () => {
    const { id } = await open()
    const before = await read(id)
    await decline(id)
    expect(await changesOf(id)).toEqual([
      ['application_stage', 'submitted', 'declined'],
      ['decline_reason', null, REASON],
    ])
    expect(await read(id, '?at=2026-11-15T00:00:00Z')).toEqual(before)
    const revert = (body: object) => content.call('POST', `${PATH}${id}/revert/`, { as: ana, body })
    expect(await revert({ version: 2 })).toMatchObject({
      status: 400,
      body: { version: [expect.stringMatching('can’t be undone')] },
    })
    await revert({ version: 2, all: true })
    expect(await read(id)).toMatchObject({ application_stage: 'declined' })
  })

  test('the queue is listed by when each was submitted, page by page', async () => {
    const late = await open()
    await content.database.query(
      `update content.artist_profiles set submitted_at = '2026-11-02' where id = $1`,
      [late.id],
    )
    const list = async (query: string) =>
      (await content.call('GET', `${PATH}?ordering=submitted_at&${query}`, { as: ana })).body as {
        results: ArtistProfileView[]
        last: string
      }
    const { results } = await list('')
    expect(results.map(({ submitted_at }) => submitted_at ?? '9')).toEqual(
      results.map(({ submitted_at }) => submitted_at ?? '9').sort(),
    )
    const first = await list('limit=2')
    const rest = await list(`after=${first.last}`)
    expect([...first.results, ...rest.results].map(({ id }) => id)).toEqual(results.map(({ id }) => id))
    expect((await list('application_stage=submitted')).results.at(-1)?.id).toBe(late.id)
  })

  test('a profile that was edited before it had these fields has the same history', async () => {
    const { id } = await open()
    await content.call('PUT', `${PATH}${id}/`, { as: ana, body: { version: 0, bio: 'Prints.' } })
    await content.database.query(
      `update content.events set data = data #- '{values,decline_reason}' #- '{values,submitted_at}'
       where stream = $1`,
      [`artist-profile-${id}`],
    )
    await content.database.query(
      `update content.artist_profiles set application_stage = 'sample', submitted_at = null where id = $1`,
      [id],
    )
    await content.database.query(
      `update content.events set data = jsonb_set(data, '{values,application_stage}', '"sample"')
       where stream = $1 and type = 'record.kept'`,
      [`artist-profile-${id}`],
    )
    await content.call('PUT', `${PATH}${id}/`, { as: ana, body: { version: 2, bio: 'Inks.' } })
    const { results } = (await read(id, 'history/')) as RecordHistory
    expect(results.map(({ type }) => type)).toEqual(['record.edited', 'record.edited', 'record.kept'])
  })

  test.each([
    [{ decision: 'wait', version: 0 }, { decision: ['"wait" is not a valid choice.'] }],
    [{ decision: 'approve' }, { version: ['This field is required.'] }],
  ])('a wrong decision is refused at its field (case %#)', async (body, errors) => {
    const { id } = await open()
    expect(await decide(id, body)).toMatchObject({ status: 400, body: errors })
  })

  test('only staff decide, and only on profiles that there are', async () => {
    const { id, user_uuid } = await open()
    const owner = await content.signIn({ user_id: user_uuid })
    expect((await approve(id, owner)).status).toBe(403)
    expect((await approve(2_000_000_000)).status).toBe(404)
  })
})
