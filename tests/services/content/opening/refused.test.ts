import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { BOMBS } from './made/bombs.ts'
import { blackPng } from './made/png.ts'
import { REFUSED_FILES } from './made/refused-files.ts'
import { noise, openStudio, type Studio } from './opening.ts'

let studio: Studio
beforeAll(() => {
  studio = openStudio()
})

describe('a file is refused by its content, with what to do, and leaves nothing:', () => {
  // By the failures of console-design.md
  test.each(REFUSED_FILES)('%i: %s', async (_, __, make, code, message) => {
    expect(await studio.refusal(await make(), 'named.png')).toEqual({ code, message })
  })

  test('one larger than 200 MB, unread', async () => {
    const path = join(createFolder(), 'large.jpg')
    writeFileSync(path, await noise().jpeg().toBuffer())
    truncateSync(path, 200_000_001)
    await expect(studio.opener.open(path, `${path}.proof`)).rejects.toMatchObject({
      code: 'too_large',
      message: 'This file is larger than 200 MB. Save it as a JPEG, or with compression.',
    })
  })
})

describe('a bomb is refused by its header, within 100 ms and in flat memory:', () => {
  test.each(BOMBS)('%i: %s', async (_, __, make, code, message) => {
    const bytes = await make()
    // A process that has opened a picture has some 120 MB; this one is ended as soon as it takes much more.
    const small = openStudio({ limits: { time: 60_000, memory: 200_000_000 } })
    await small.open(await noise(200, 200).png().toBuffer())
    const times: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now()
      expect(await small.refusal(bytes)).toEqual({ code, message })
      times.push(performance.now() - begun)
    }
    expect(Math.min(...times)).toBeLessThan(100)
  })

  test('and what is as large and can be read row by row is taken', async () => {
    const { pixels, proof } = await studio.open(blackPng(17_000, 17_000))
    expect(pixels).toEqual({ width: 17_000, height: 17_000 })
    expect(await proof.metadata()).toMatchObject({ width: 4_096, height: 4_096 })
  })
})
