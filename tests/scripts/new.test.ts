import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Draft, register } from '../../scripts/new/draft.ts'
import { draftEffect } from '../../scripts/new/effect.ts'
import { draftMachine } from '../../scripts/new/machine.ts'
import { readName } from '../../scripts/new/names.ts'
import { draftPage } from '../../scripts/new/page.ts'
import { writeDraft } from '../../scripts/new/write-draft.ts'
import { root } from '../../scripts/run.ts'

const DRAFTS = { machine: draftMachine, effect: draftEffect, page: draftPage }

/** Copies the lists that a draft is registered in to a folder. */
const copyLists = async ({ registrations }: Draft) => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-new-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const { file } of registrations) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  return folder
}

test('A name is turned into the spellings of folders, values, types and people', () => {
  expect(readName('order-note')).toEqual({
    kebab: 'order-note',
    camel: 'orderNote',
    pascal: 'OrderNote',
    words: 'Order note',
  })
  for (const wrong of ['', 'OrderNote', 'order_note', '-note', 'order--note', '../note', '2nd'])
    expect(() => readName(wrong), wrong).toThrow('lower-case words')
})

describe.for(Object.entries(DRAFTS))('A new %s', ([, draftOf]) => {
  const draft = draftOf(readName('order-note'))

  test('is written, and registered in each list of its kind', async () => {
    const folder = await copyLists(draft)
    await writeDraft(draft, folder)
    for (const [file, text] of Object.entries(draft.files))
      expect(await readFile(join(folder, file), 'utf8')).toBe(text)
    for (const { file, entry, imports } of draft.registrations) {
      const before = await readFile(join(root, file), 'utf8')
      const after = await readFile(join(folder, file), 'utf8')
      expect(before).not.toContain(entry)
      expect(after.replace(`  ${entry},\n`, '').replace(imports ? `${imports}\n` : '', '')).toBe(before)
    }
  })

  test('changes nothing where one of its files exists already', async () => {
    const folder = await copyLists(draft)
    const [first = ''] = Object.keys(draft.files)
    await mkdir(dirname(join(folder, first)), { recursive: true })
    await writeFile(join(folder, first), 'of somebody')
    await expect(writeDraft(draft, folder)).rejects.toThrow(`${first} is there already.`)
    expect(await readFile(join(folder, first), 'utf8')).toBe('of somebody')
    for (const { file } of draft.registrations)
      expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(join(root, file), 'utf8'))
  })
})

test('A list that no longer exists is reported', () => {
  expect(() => register('const some = [\n]\n', { file: 'a.ts', list: 'const all', entry: 'one' })).toThrow(
    'a.ts has no list that begins with const all',
  )
})
