import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { type Call, callAt } from '#tests/support/services/http.ts'
import { type Running, run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const SIZE = '160m'
const NOTE_BYTES = 500_000
/** How much stays free when the test fills the disk. */
const ROOM_BYTES = 1_000_000

/** Mounts a disk of its own in memory; false where this user may not. */
const mountDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const disk = createFolder()
const hasDisk = mountDisk(disk)
if (hasDisk) afterFile(() => execFileSync('umount', ['--lazy', disk]))
else console.warn('No disk can be mounted here: tests of a full one are skipped.')

const ballast = join(disk, 'ballast')
const fillDisk = (leaving: number) => {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)))
}

describe.skipIf(!hasDisk)('the embedded store on a full disk', () => {
  const data = join(disk, 'data')
  const notes: string[] = []
  let service: Running
  let call: Call

  const begin = async () => {
    service = run(join(import.meta.dirname, 'writing-process.ts'), ['', data])
    call = callAt((await service.until((line) => line.startsWith('listening'))).replace('listening ', ''))
  }
  /** Writes a note that no compression makes smaller. */
  const write = (id: string) => {
    const text = Array.from({ length: NOTE_BYTES / 10 }, () => Math.random().toString(36).slice(2, 12)).join(
      '',
    )
    return call('POST', '/notes/', { body: { id, text } })
  }
  beforeAll(begin)

  test('refuses writes with a reason, still reads, and writes again once there is room', async () => {
    fillDisk(ROOM_BYTES)
    let refused: unknown
    for (let n = 0; refused === undefined && n < 100; n += 1) {
      const reply = await write(`note-${n}`)
      if (reply.status === 201) notes.push(`note-${n}`)
      else refused = { status: reply.status, body: reply.body }
    }
    expect(refused).toEqual({
      status: 503,
      body: { detail: "The shop's store is full. Please try again later." },
    })
    expect(await call('GET', '/notes/')).toMatchObject({ status: 200, body: notes.map((id) => ({ id })) })
    rmSync(ballast)
    expect(await write('after')).toMatchObject({ status: 201 })
    notes.push('after')
  })

  test('cannot be opened and names the reason, and is whole once there is room', async () => {
    fillDisk(0)
    await service.kill()
    const services = run(resolve('host/services.ts'), [], {
      DATA_DIR: data,
      DATABASE_URL: '',
      JWT_SECRET: 'a secret that stands in no file of the full disk',
    })
    expect(await services.ended).toBe(1)
    expect(services.lines.at(-1)).toBe(
      `The disk of ${join(data, 'store')} is full. Make room on it, or set DATA_DIR to a folder of another, and start again.`,
    )
    rmSync(ballast)
    await begin()
    expect(await call('GET', '/notes/')).toMatchObject({ status: 200, body: notes.map((id) => ({ id })) })
  })
})
