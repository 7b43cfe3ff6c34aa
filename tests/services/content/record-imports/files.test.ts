import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { type ImportsService, serveImports } from './imports.ts'

const LIMITS = { sent: 400_000, unpacked: 5_000_000, records: 20, kept: 2_500 }

let service: ImportsService
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveImports(async () => database, LIMITS)
})

const wordsOf = async (file: string | Uint8Array) => {
  const batch = await service.preview(file)
  return (await service.itemsOf(batch)).map(({ row, reason, changes }) => [
    row,
    reason ?? Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  ])
}

describe('a file is read', () => {
  test.each([
    ['with a byte order mark', '\ufeff', ',', '\n'],
    ['with semicolons', '', ';', '\n'],
    ['with tabs', '', '\t', '\n'],
    ['as Excel saves it in Europe', '\ufeff', ';', '\r\n'],
    ['with the line ends of an old Macintosh', '', ',', '\r'],
  ])('%s', async (_, mark, between, end) => {
    const { id, name } = await service.make()
    const lines = [
      ['id', 'name', 'royalty_code', 'active'],
      [`${id}`, name, `"R${between}1"`, 'FALSE'],
    ]
    const file = mark + lines.map((cells) => cells.join(between) + end).join('')
    expect(await wordsOf(file)).toEqual([[2, { royalty_code: `R${between}1`, active: false }]])
  })

  test('with line breaks within quotation marks, and counts rows as a spreadsheet does', async () => {
    const name = `Artist ${randomUUID()}`
    const file = `name,royalty_code\r\n"${name}\r\nof two lines",A\r\n\r\n,B\r\n`
    expect(await wordsOf(file)).toEqual([
      [2, { name: `${name}\nof two lines`, royalty_code: 'A' }],
      [4, 'Name: This field is required.'],
    ])
  })

  test('so that a spreadsheet’s own kind of line break changes nothing', async () => {
    const { id } = await service.make({ royalty_code: 'A\nB' })
    const batch = await service.preview(`id,royalty_code\r\n${id},"A\r\nB"\r\n`)
    expect(batch.counts).toMatchObject({ same: 1, waiting: 0 })
  })

  test('although rows are bad: each says why, and stops none of the others', async () => {
    const [one, other, third] = [await service.make(), await service.make(), await service.make()]
    const file = [
      'id,royalty_code',
      `${one.id},A,more`,
      `${one.id}`,
      `${one.id},"A"B`,
      `${one.id},A"B`,
      `x,A`,
      `${one.id},A`,
      `${other.id},"A ""B"""`,
      `${third.id},"never closed`,
      `${third.id},C`,
      '',
    ].join('\n')
    expect(await wordsOf(file)).toEqual([
      [2, 'The row has 3 cells, the header has 2.'],
      [3, 'The row has 1 cell, the header has 2.'],
      [4, 'A quotation mark is out of place.'],
      [5, 'A quotation mark is out of place.'],
      [6, '“x” is not a valid id.'],
      [7, { royalty_code: 'A' }],
      [8, { royalty_code: 'A "B"' }],
      [9, expect.stringContaining('opened here and not closed')],
    ])
  })

  test('as JSON lines, where each is by itself', async () => {
    const { id } = await service.make()
    const file = [
      JSON.stringify({ id, royalty_code: '=R', active: false }),
      '{"id": 1',
      '[]',
      '',
      JSON.stringify({ id, color: 'red' }),
      JSON.stringify({ id: 'x' }),
      JSON.stringify({ name: `Artist ${randomUUID()}`, active: 'no' }),
      JSON.stringify({ name: 'a\u0000b' }),
    ].join('\n')
    expect(await wordsOf(file)).toEqual([
      [1, { royalty_code: '=R', active: false }],
      [2, 'The line is no JSON object.'],
      [3, 'The line is no JSON object.'],
      [5, 'There is no field “color” here.'],
      [6, '“x” is not a valid id.'],
      [7, 'Active: Must be a valid boolean.'],
      [8, 'Name: Null characters are not allowed.'],
    ])
  })

  test('where gzip has packed it', async () => {
    const { id } = await service.make()
    expect(await wordsOf(gzipSync(`id,royalty_code\n${id},A\n`))).toEqual([[2, { royalty_code: 'A' }]])
  })

  test('so that columns that are left out, and those of the shop, change nothing', async () => {
    const { id } = await service.make({ royalty_code: 'A' })
    const file = `id,active,created,updated\n${id},true,long ago,later\n`
    expect((await service.preview(file)).counts).toMatchObject({ same: 1, waiting: 0 })
  })
})

describe('a file is refused as a whole', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['without rows', 'id,name\n', 'has a header and no rows'],
    ['without a header', '\n\n', 'There is no column'],
    ['of which no column is known', 'id,colour,name\n1,red,A\n', '“colour”'],
    ['with a column twice', 'id,name,name\n1,A,B\n', '“name” twice'],
    ['that is no text', Buffer.from([0x69, 0x64, 0x00, 0x01, 0x0a]), 'no text'],
    ['in another encoding', Buffer.from('id,name\n1,Andr\xe9\n', 'latin1'), 'CSV UTF-8'],
    ['in UTF-16', Buffer.from('\ufeffid,name\n', 'utf16le'), 'CSV UTF-8'],
    ['that is a workbook', Buffer.from('PK\u0003\u0004workbook'), 'workbook'],
    ['that is one list of JSON', '[{"id":1}]', 'a line of its own'],
    ['whose gzip is cut off', gzipSync('id,name\n'.repeat(500)).subarray(0, 30), 'damaged or cut off'],
    ['whose gzip is damaged', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'damaged'],
    [
      'that is a bomb',
      gzipSync(Buffer.concat([Buffer.from('{"id":1}\n'), Buffer.alloc(50_000_000, `${' '.repeat(999)}\n`)])),
      'unpacks to more than 5 MB',
    ],
    [
      'that changes too much text',
      `name\n${Array.from({ length: 18 }, (_, at) => `${at} ${'n'.repeat(150)}`).join('\n')}\n`,
      'too much text',
    ],
    [
      'that makes too many',
      `name\n${Array.from({ length: 21 }, (_, at) => `Many ${at}`).join('\n')}\n`,
      'more than 20 records',
    ],
    ['of which too many are bad', `id\n${'x\n'.repeat(21)}`, 'the first of them row 2'],
  ])('%s', async (_, file, said) => {
    const view = await service.sendFile(file)
    const reasons = view.batch === null ? [view.reason] : (await service.batch(view.batch)).reasons
    expect(JSON.stringify(reasons)).toContain(said)
  })

  test('and nothing is left of it', async () => {
    const { id } = await service.sendFile('id,colour\n')
    const left = () => access(join(service.content.dataDir, 'incoming', `${id}`)).catch(({ code }) => code)
    await expect.poll(left).toBe('ENOENT')
  })
})

describe('a file is sent in parts', () => {
  const file = Buffer.from('id,name\n,Ada of the parts\n')
  const expectFile = (size = file.length) => service.expect({ resource: 'artist', name: 'a.csv', size })

  test('of which each counts once, and none may be missing', async () => {
    const { token } = await expectFile()
    expect((await service.sendPart(token, 0, file.subarray(0, 5))).body.received).toBe(5)
    expect((await service.sendPart(token, 0, file.subarray(0, 5))).body.received).toBe(5)
    expect(await service.sendPart(token, 9, file.subarray(9))).toMatchObject({
      status: 409,
      body: { code: 'part_missing' },
    })
    expect((await service.sendPart(token, 5, file.subarray(5))).body).toMatchObject({
      received: file.length,
      state: 'reading',
    })
    expect((await service.sendPart(token, 5, file.subarray(5))).body.received).toBe(file.length)
  })

  test('that are no more than was said, by a token that is good for a day', async () => {
    const { token } = await expectFile(4)
    expect((await service.sendPart(token, 0, file)).status).toBe(400)
    expect((await service.sendPart('nothing', 0, file)).status).toBe(404)
    expect((await service.sendPart(token, 0, Buffer.alloc(1_100_000))).status).toBe(413)
    service.content.clock.advance(86_400_001)
    expect((await service.sendPart(token, 0, file.subarray(0, 4))).status).toBe(404)
  })

  test.each([
    ['of a type that takes none', { resource: 'artist-profile' }, 'resource'],
    ['that is empty', { size: 0 }, 'size'],
    ['that is too large', { size: 400_001 }, 'size'],
    ['without a name', { name: ' ' }, 'name'],
  ])('and none is expected %s', async (_, told, field) => {
    const ana = await service.content.signIn({ is_staff: true })
    const body = { resource: 'artist', name: 'a.csv', size: 10, ...told }
    const reply = await service.content.call('POST', '/api/imports/', { as: ana, body })
    expect(reply).toMatchObject({ status: 400, body: { [field]: expect.any(Array) } })
  })
})
