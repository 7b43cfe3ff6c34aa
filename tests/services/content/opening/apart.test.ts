import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { PictureRefused } from '#services/content/opening/refused.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { blackPng } from './made/png.ts'
import { noise, openStudio } from './opening.ts'

let small: Buffer
/** Takes a second or more, and row by row. */
let long: Buffer
/** Needs 120 MB of coefficients at once. */
let costly: Buffer
beforeAll(async () => {
  small = await noise(200, 200).png().toBuffer()
  long = blackPng(16_000, 16_000, { depth: 8 })
  costly = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#2a6f97' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
})

/** The processes of this one that open pictures; another opener's too, so each test looks at what is new. */
const children = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (line) => line.includes('opening/child/main.ts') && line.trim().split(/\s+/)[1] === String(process.pid),
    )
    .map((line) => Number(line.trim().split(/\s+/)[0]))

const childOf = async (before: readonly number[]): Promise<number> => {
  let found: number | undefined
  await expect
    .poll(() => {
      found = children().find((pid) => !before.includes(pid))
      return found
    })
    .toBeDefined()
  return found ?? 0
}

const groupOf = (pid: number): string =>
  execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim()

/** In hundredths of a second; its user time is the fourteenth of a process's figures. */
const workOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ')[13])

/** Waits until a process that had nothing to do is at it. */
const isWorking = async (pid: number): Promise<void> => {
  const before = workOf(pid)
  await expect.poll(() => workOf(pid) - before).toBeGreaterThan(10)
}

test('a picture that takes too much memory is refused, and the next one is opened', async () => {
  const studio = openStudio({ limits: { time: 60_000, memory: 180_000_000 } })
  expect(await studio.refusal(costly)).toEqual({
    code: 'too_costly',
    message: 'This picture takes too much memory to open. Save it as a baseline JPEG or TIFF.',
  })
  expect(await studio.open(small)).toMatchObject({ format: 'png' })
})

test('the same picture is opened where it may', async () => {
  expect(await openStudio().open(costly)).toMatchObject({ pixels: { width: 5_000, height: 4_000 } })
})

test('a picture that takes too long is refused', async () => {
  const studio = openStudio({ limits: { time: 100, memory: 600_000_000 } })
  expect(await studio.refusal(long)).toEqual({
    code: 'too_slow',
    message: 'This picture takes too long to open. Save it as a baseline JPEG or TIFF.',
  })
})

test('a process that dies of a picture takes nothing with it, and the next picture has another', async () => {
  const before = children()
  const studio = openStudio()
  await studio.open(small)
  const child = await childOf(before)
  const dying = studio.refusal(long)
  await isWorking(child)
  process.kill(child, 'SIGKILL')
  expect(await dying).toMatchObject({ code: 'damaged' })
  expect(await studio.open(small)).toMatchObject({ format: 'png' })
})

test('many at once are opened one after another, by one process', async () => {
  const before = children()
  const studio = openStudio()
  const opened = Array.from({ length: 12 }, () => studio.open(small))
  await opened[3]
  expect(children().filter((pid) => !before.includes(pid))).toHaveLength(1)
  expect(await Promise.all(opened)).toHaveLength(12)
})

test('the process ends when there is nothing to open, and starts again with the next picture', async () => {
  const before = children()
  const studio = openStudio({ idle: 50 })
  await studio.open(small)
  const first = await childOf(before).catch(() => 0)
  await expect.poll(() => children().filter((pid) => !before.includes(pid))).toEqual([])
  expect(await studio.open(small)).toMatchObject({ format: 'png' })
  expect(children()).not.toContain(first)
})

test('signals that end the shop do not make a picture damaged', async () => {
  const before = children()
  const studio = openStudio()
  await studio.open(small)
  const child = await childOf(before)
  const opening = studio.open(long)
  await isWorking(child)
  // Ctrl-C reaches a whole group.
  expect(groupOf(child)).not.toBe(groupOf(process.pid))
  process.kill(child, 'SIGINT')
  process.kill(child, 'SIGTERM')
  expect(await opening).toMatchObject({ format: 'png' })
})

test('no secret of the shop is in the process', async () => {
  process.env.OPENING_SECRET = 'not for pictures'
  const before = children()
  const studio = openStudio()
  const opening = studio.open(small)
  const environment = readFileSync(`/proc/${await childOf(before)}/environ`, 'latin1')
  await opening
  delete process.env.OPENING_SECRET
  expect(environment).toContain('MALLOC_ARENA_MAX=2')
  expect(environment).not.toContain('OPENING_SECRET')
})

test('what is no fault of the picture is no refusal', async () => {
  const studio = openStudio()
  const folder = createFolder()
  const proof = join(folder, 'proof')
  await expect(studio.opener.open(join(folder, 'nothing.jpg'), proof)).rejects.toMatchObject({
    code: 'ENOENT',
  })
  writeFileSync(join(folder, 'picture.png'), small)
  writeFileSync(join(folder, 'file'), '')
  const within = join(folder, 'file', 'proof')
  await expect(studio.opener.open(join(folder, 'picture.png'), within)).rejects.toMatchObject({
    code: 'ENOTDIR',
  })
  expect(existsSync(`${within}.part`)).toBe(false)
})

test('closing refuses no picture: those that wait are to be opened another time', async () => {
  const studio = openStudio()
  const opening = [studio.open(long), studio.open(small)]
  const ended = Promise.allSettled(opening)
  await studio.opener.close()
  for (const end of await ended) {
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'The opener of pictures is closed' } })
    expect(end.status === 'rejected' && end.reason instanceof PictureRefused).toBe(false)
  }
  await expect(studio.open(small)).rejects.toThrow('The opener of pictures is closed')
})
