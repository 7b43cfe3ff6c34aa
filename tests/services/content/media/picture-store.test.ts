import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createPictureFolder, type PictureStore } from '#services/content/media/picture-store.ts'
import { createFolder } from '#tests/support/services/settings.ts'

let folder: string
let pictures: PictureStore
beforeEach(() => {
  folder = createFolder()
  pictures = createPictureFolder(folder)
})

const SHA256 = 'ab'.repeat(32)
const opened = async (original: string, proof: string) => {
  const files = { original: await pictures.draft(), proof: await pictures.draft() }
  writeFileSync(files.original, original)
  writeFileSync(files.proof, proof)
  return { ...files, sha256: SHA256, format: 'tiff' } as const
}
const drafts = () => readdirSync(join(folder, 'drafts'))

test('an original is moved in, byte for byte, with its proof, under a name made of its bytes', async () => {
  const name = await pictures.keep(await opened('bytes', 'proof'))
  expect(name).toBe(`ab/${SHA256}.tif`)
  expect(readFileSync(await pictures.originalAt(name), 'utf8')).toBe('bytes')
  expect(readFileSync((await pictures.proofAt(name)) ?? '', 'utf8')).toBe('proof')
  expect(drafts()).toEqual([])
})

test('equal bytes are kept once, and nothing of the second is left', async () => {
  const first = await pictures.keep(await opened('bytes', 'proof'))
  expect(await pictures.keep(await opened('bytes', 'proof'))).toBe(first)
  expect(readdirSync(join(folder, 'originals', 'ab'))).toEqual([`${SHA256}.tif`])
  expect(drafts()).toEqual([])
})

test('a name that a power cut left without bytes gets them', async () => {
  const name = await pictures.keep(await opened('bytes', 'proof'))
  writeFileSync(await pictures.originalAt(name), '')
  writeFileSync((await pictures.proofAt(name)) ?? '', '')
  expect(await pictures.proofAt(name)).toBeNull()
  await pictures.keep(await opened('bytes', 'proof'))
  expect(readFileSync(await pictures.originalAt(name), 'utf8')).toBe('bytes')
  expect(await pictures.proofAt(name)).not.toBeNull()
})

test('an original that has no proof gets one later', async () => {
  const name = await pictures.keep(await opened('bytes', ''))
  expect(await pictures.proofAt(name)).toBeNull()
  const proof = await pictures.draft()
  writeFileSync(proof, 'proof')
  await pictures.keepProof(name, proof)
  expect(readFileSync((await pictures.proofAt(name)) ?? '', 'utf8')).toBe('proof')
})

test('an original is removed with its proof, and removing it again is no fault', async () => {
  const name = await pictures.keep(await opened('bytes', 'proof'))
  await pictures.remove(name)
  expect(existsSync(await pictures.originalAt(name))).toBe(false)
  expect(await pictures.proofAt(name)).toBeNull()
  await pictures.remove(name)
})

test('no name leads out of the store', async () => {
  await expect(pictures.originalAt('../secret')).rejects.toThrow(RangeError)
  await expect(pictures.proofAt('../../secret')).rejects.toThrow(RangeError)
  await expect(pictures.remove('../secret')).rejects.toThrow(RangeError)
})
