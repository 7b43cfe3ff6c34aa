import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { runOwner } from '#host/owner/commands.ts'
import { openFiles } from '#host/owner/files.ts'
import { createFolder } from '#tests/support/services/settings.ts'

let folder = ''
beforeEach(() => {
  folder = createFolder()
})

/** Runs a command as its owner types it, on 2026-11-27. */
const owner = (...args: string[]) =>
  runOwner({ files: openFiles(folder), env: {}, now: new Date('2026-11-27T12:00:00Z') }, args)
const say = async (...args: string[]) => (await owner(...args)).join('\n')
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

test('without a command it says what there is to do', async () => {
  expect(await say()).toMatch(/^Usage: npm run owner/)
})

describe('show', () => {
  test('tells every value, and marks the owner’s', async () => {
    await owner('set', 'prices.print.base', '31.50')
    const lines = (await say('show')).split('\n')
    expect(lines).toContain('* prices.print.base = 31.50')
    expect(lines).toContain('  prices.canvas.base = 44.00')
    expect(lines).toContain('  colors.accent = #1f4d5c')
    expect(lines.length).toBeGreaterThan(100)
  })

  test('tells a part alone, and what the environment says before it', async () => {
    const brand = await runOwner({ files: openFiles(folder), env: { BRAND: 'Umbra' }, now: new Date() }, [
      'show',
      'brand.name',
    ])
    expect(brand).toEqual([
      'The shop:',
      '  brand.name = Umbra   (by BRAND of the environment, which goes before this file)',
    ])
    await expect(owner('show', 'brand.color')).rejects.toThrow('There is nothing at brand.color')
  })
})

describe('a draft', () => {
  test('is written at once where it is right, and changes nothing that is public', async () => {
    await owner('set', 'brand.name', '1984')
    await owner('set', 'shipping.freeAbove', 'null')
    await owner('set', 'prices.window film.base', '36')
    expect(readJson('shop.draft.json')).toEqual({
      brand: { name: '1984' },
      shipping: { freeAbove: null },
      prices: { 'window film': { base: 36 } },
    })
    expect(readdirSync(folder)).toEqual(['shop.draft.json'])
  })

  test.each([
    [['set', 'prices.print.base', '0'], 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [['set', 'colors.accent', '#ffcc00'], 'accent on mat has a contrast of 1.37 to 1'],
    [['set', 'hero', 'x'], 'There is no part “hero”'],
    [['set', 'discounts', '{}'], 'must be a list'],
    [['set', 'brand..name', 'x'], 'is not a path'],
    [['set', '__proto__.x', '1'], 'There is no part “__proto__”'],
    [['set', 'prices.__proto__', '{"print":1}'], 'is not known'],
    [['set', 'brand.name'], 'Name a path and a value'],
    [['set', 'brand.name', 'Harbor', 'Prints'], 'Put words with spaces in quotes'],
    [['set', 'logo', 'logo.svg'], 'there is no such file'],
    [['unset', 'brand.name'], 'You have set nothing at brand.name'],
    [['publish'], 'There is no draft'],
    [['discard'], 'There is no draft'],
    [['restore', '1'], 'There is no number 1 in the history'],
    [['paint'], 'There is no command “paint”'],
  ])('is not written by %j', async (args, words) => {
    await expect(owner(...args)).rejects.toThrow(words)
    expect(readdirSync(folder)).toEqual([])
  })

  test('keeps what was set before where several values are set at once, but for a table of taxes', async () => {
    await owner('set', 'colors.accent', '#7a1f3d')
    await owner('set', 'frames.walnut', '{"base": 40, "perInch": 1}')
    await owner('set', 'frames', '{"walnut": {"base": 50}}')
    await owner('set', 'colors', '{"ink": "#10202a", "mat": "#eef2f4"}')
    await owner('set', 'tax', '{"NY": {"rate": 8.875}}')
    await owner('set', 'tax', '{"ME": {"rate": 5.5}}')
    expect(readJson('shop.draft.json')).toEqual({
      colors: { accent: '#7a1f3d', ink: '#10202a', mat: '#eef2f4' },
      frames: { walnut: { base: 50, perInch: 1 } },
      tax: { ME: { rate: 5.5 } },
    })
  })

  test('lets go of a value, and of what that leaves empty', async () => {
    await owner('set', 'prices.print.base', '31.50')
    await owner('set', 'brand.name', 'Harbor Prints')
    await owner('unset', 'prices.print.base')
    expect(readJson('shop.draft.json')).toEqual({ brand: { name: 'Harbor Prints' } })
  })

  test('is told in prices, before and after', async () => {
    await owner('set', 'prices.print.base', '31.50')
    const said = await say('check')
    expect(said).toContain('an 18 × 24 print of one dollar sign: $70.38, was $59.88')
    expect(said).toMatch(/25 such prints, with discount and shipping: \$1,\d{3}\.\d\d, was/)
    expect(said).toContain('the same on canvas: $139.04\n')
    expect(said).toContain('Tax: nothing is set')
  })
})

describe('what is published', () => {
  const publishName = async (name: string) => {
    await owner('set', 'brand.name', name)
    await owner('publish')
  }

  test('is public whole, and what was public is kept by number and day', async () => {
    await publishName('One')
    await publishName('Two')
    expect(readJson('shop.json')).toEqual({ brand: { name: 'Two' } })
    expect(readdirSync(folder).toSorted()).toEqual(['history', 'shop.json'])
    expect(await say('history')).toBe('What was public, and until when:\n  1  2026-11-27\n  2  2026-11-27')
    expect(readJson('history/0002-2026-11-27.json')).toEqual({ brand: { name: 'One' } })
  })

  test('comes back as a draft, to be looked at first', async () => {
    await publishName('One')
    await publishName('Two')
    await owner('restore', '2')
    expect(readJson('shop.json').brand.name).toBe('Two')
    await expect(owner('restore', '1')).rejects.toThrow('There is a draft')
    await owner('publish')
    expect(readJson('shop.json').brand.name).toBe('One')
    expect((await owner('history')).length).toBe(4)
  })

  test('is not replaced by a draft that somebody has broken by hand', async () => {
    await publishName('One')
    writeFileSync(join(folder, 'shop.draft.json'), '{"brand":{"name":""}}')
    await expect(owner('publish')).rejects.toThrow('brand.name: must be one line')
    expect(readJson('shop.json').brand.name).toBe('One')
  })
})

test('in a terminal, a mistake is one line and exit code 1, and the folder is SHOP_DIR', () => {
  const main = join(import.meta.dirname, '../../../host/owner/main.ts')
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [main, ...args], {
      encoding: 'utf8',
      env: { ...process.env, SHOP_DIR: elsewhere },
    })
  const wrong = run('set', 'prices.print.base', '0')
  expect([wrong.status, wrong.stderr.trim().split('\n').length]).toEqual([1, 1])
  expect(wrong.stderr).toContain('prices.print.base')
  expect(run('set', 'brand.name', 'Harbor Prints').status).toBe(0)
  expect(readdirSync(elsewhere)).toEqual(['shop.draft.json'])
})
