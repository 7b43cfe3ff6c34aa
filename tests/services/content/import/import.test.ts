import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { fileOf, ODD_ROWS, writeJsonLines } from './files.ts'
import { setUpImports } from './importing.ts'

const MUSEUM = '/work/shared/data/museum-catalogue.jsonl.gz'

onEachStore((openStore) => {
  const { content, bring, empty } = setUpImports(openStore)
  const everything = () => content().database.query('select * from content.images order by id')

  test('odd rows are stored exactly as they were written', async () => {
    const outcome = await bring(fileOf('odd.jsonl', writeJsonLines(ODD_ROWS)))
    expect(outcome).toMatchObject({ finished: true, added: ODD_ROWS.length, bad: 0, faults: [] })
    for (const row of ODD_ROWS) {
      expect(await content().image(row.id)).toMatchObject({
        title: 'title' in row ? row.title : '',
        artist: ('artist' in row && row.artist) || '',
        keywords: 'keywords' in row ? row.keywords : [],
      })
    }
    expect(await content().ids('"William, no. 117"')).toEqual(['odd-keywords'])
    expect((await content().image('odd-old')).created).toBe('1823-05-01T00:00:00.000Z')
  })

  test('bad rows are left out, each with its number and reason, without losing others', async () => {
    const rows = [
      '{"id":"good-1","title":"One"}',
      '{"id":"broken"',
      '',
      '{"id":"good-1","title":"Again"}',
      '{"id":"wrong","price":"cheap"}',
      `{"id":"huge","title":"${'x'.repeat(1_100_000)}"}`,
      '{"id":"good-2","title":"Two"}',
    ]
    const text = Buffer.concat([
      Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`),
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]),
      Buffer.from('{"id":"good-3","title":"without a line end"}'),
    ])
    const { faults, ...outcome } = await bring(fileOf('bad.jsonl', text))
    expect(outcome).toMatchObject({ finished: true, entry: 9, added: 3, bad: 5 })
    expect(faults).toEqual([
      { entry: 2, reason: expect.stringMatching(/^Not JSON: /) },
      { entry: 4, reason: 'id: good-1 was that of row 1.' },
      { entry: 5, reason: expect.stringMatching(/^price: /) },
      { entry: 6, reason: 'Longer than 1 MB.' },
      { entry: 8, reason: 'Not UTF-8.' },
    ])
    expect(await content().image('good-1')).toMatchObject({ title: 'One' })
    expect(await content().image('good-3')).toMatchObject({ title: 'without a line end' })
  })

  test('a row that only the store refuses is left out alone', async () => {
    // Each letter folds to four, which makes more lexemes than one row of the index holds.
    const words = Array.from({ length: 4_000 }, (_, at) => `${at}${'\ufdf2'.repeat(15)}`)
    const keywords = Array.from({ length: 300 }, (_, at) => words.slice(at * 10, at * 10 + 10).join(' '))
    const rows = [
      { id: 'a' },
      { id: 'b' },
      { id: 'too-much', keywords, caption: words.slice(-1_000).join(' ') },
      { id: 'c' },
    ]
    const { added, faults } = await bring(fileOf('refused.jsonl', writeJsonLines(rows)))
    expect(added).toBe(3)
    expect(faults).toEqual([{ entry: 3, reason: expect.stringMatching(/^The store refused it: .*too long/) }])
    expect(await content().image('c')).toMatchObject({ id: 'c' })
  })

  test('an import stops with the reason if the store takes no row at all, and goes on once that is put right', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => ({ id: `row-${at}` }))
    const path = fileOf('rows.jsonl', writeJsonLines(rows))
    expect(await bring(path, { stopAfter: 500 })).toMatchObject({ finished: false, entry: 500 })
    await content().database.script(
      'alter table content.images add constraint closed check (false) not valid',
    )
    await expect(bring(path)).rejects.toMatchObject({
      name: 'StoreRefuses',
      message: expect.stringContaining('"closed"'),
    })
    await content().database.script('alter table content.images drop constraint closed')
    const outcome = await bring(path)
    expect(outcome).toMatchObject({ finished: true, resumedAt: 500, added: 600, bad: 0, faults: [] })
    expect(await content().database.query(`select from content.images where id like 'plain%'`)).toEqual([])
  })

  test('an import goes on past rows that the store refuses for what they hold, even if those are all its rows', async () => {
    await content().database.script(
      `alter table content.images add constraint cheap check (price < 4 or id = 'plain row') not valid`,
    )
    const rows = Array.from({ length: 5 }, (_, at) => ({ id: `dear-${at}`, price: 4 }))
    const outcome = await bring(fileOf('dear.jsonl', writeJsonLines(rows)))
    await content().database.script('alter table content.images drop constraint cheap')
    expect(outcome).toMatchObject({ finished: true, added: 0, bad: 5 })
  })

  test.each([
    ['JSON Lines', 'rows.jsonl', writeJsonLines(ODD_ROWS)],
    ['gzip', 'rows.jsonl.gz', writeJsonLines(ODD_ROWS)],
    ['a JSON array', 'rows.json', JSON.stringify(ODD_ROWS)],
    ['an indented JSON array', 'rows.json', `\n ${JSON.stringify(ODD_ROWS, null, 2)}\n`],
    ['a gzipped JSON array', 'rows.json.gz', JSON.stringify(ODD_ROWS)],
  ])('%s gives the same rows', async (_, name, text) => {
    expect(await bring(fileOf(name, text))).toMatchObject({ added: ODD_ROWS.length, bad: 0 })
  })

  test.each([
    ['nothing', 'rows.jsonl', '', { added: 0, bad: 0, finished: true }],
    ['an empty array', 'rows.json', '[]', { added: 0, bad: 0, finished: true }],
    ['an array cut short', 'rows.json', '[{"id":"a"},{"id":', { added: 1, bad: 1, finished: true }],
  ])('%s is not an error', async (_, name, text, outcome) => {
    expect(await bring(fileOf(name, text))).toMatchObject(outcome)
  })

  test('a second import of the same file changes nothing, and one of a changed file changes what differs', async () => {
    await bring(fileOf('a.jsonl', writeJsonLines(ODD_ROWS)))
    const before = await everything()
    content().clock.advance(86_400_000)
    expect(await bring(fileOf('a.jsonl', writeJsonLines(ODD_ROWS)))).toMatchObject({
      added: 0,
      changed: 0,
      same: 12,
    })
    expect(await everything()).toEqual(before)

    const changed = ODD_ROWS.map((row) => (row.id === 'odd-empty' ? { ...row, title: 'Named at last' } : row))
    expect(await bring(fileOf('b.jsonl', writeJsonLines(changed)))).toMatchObject({ changed: 1, same: 11 })
    expect(await content().ids('named at last')).toEqual(['odd-empty'])
  })

  test('imported images are unpublished unless publishing is asked for, which also publishes images of before', async () => {
    const path = fileOf('a.jsonl', writeJsonLines(ODD_ROWS))
    await bring(path, { publish: false })
    expect(await content().ids('')).toEqual([])
    expect(await bring(path, { publish: true })).toMatchObject({ changed: 12 })
    expect(await content().ids('')).toHaveLength(12)
    expect(await bring(path, { publish: false })).toMatchObject({ same: 12 })
    expect(await content().ids('')).toHaveLength(12)
  })

  test('an import that was stopped goes on, and ends as if it had not been stopped', async () => {
    const rows = Array.from({ length: 1_700 }, (_, at) =>
      at % 100 === 7
        ? { id: `row-${at}`, price: 0 }
        : { id: `row-${at}`, title: `Row ${at}`, created: '2001-10-04' },
    )
    const path = fileOf('many.jsonl', writeJsonLines([...rows, { id: 'row-3', title: 'Twice' }]))
    const stopped = await bring(path, { stopAfter: 600 })
    expect(stopped).toMatchObject({ finished: false, entry: 1_000, bad: 10 })
    const resumed = await bring(path)
    expect(resumed).toMatchObject({
      finished: true,
      resumedAt: 1_000,
      entry: 1_701,
      added: 1_683,
      same: 0,
      bad: 18,
    })
    expect(resumed.faults.at(-1)).toEqual({ entry: 1_701, reason: 'id: row-3 was that of row 4.' })
    const found = await content().ids('row')
    expect(found.slice(0, 2)).toEqual(['row-1699', 'row-1698'])

    const rowsOf = () =>
      content().database.query('select id, seq::text, title, digest from content.images order by id')
    const inTwoRuns = await rowsOf()
    await empty()
    await bring(path)
    expect(await rowsOf()).toEqual(inTwoRuns)
  })

  test.skipIf(!existsSync(MUSEUM))(
    'a thousand records of a museum are imported and found as they were written',
    async () => {
      const outcome = await bring(MUSEUM, { stopAfter: 1_000 })
      expect(outcome).toMatchObject({ entry: 1_000, added: 1_000, bad: 0 })
      expect((await content().image('tate-1037')).title).toBe(
        'The Preaching of Warning. Verso: An Old Man Enthroned Between Two Groups of Figures, by ?William Blake',
      )
      expect(await content().ids('"Robert Blake"')).toContain('tate-1037')
      expect((await content().ids('A00003'))[0]).toBe('tate-1037')
    },
  )
})
