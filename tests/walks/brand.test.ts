import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MACHINES = join(import.meta.dirname, '..', '..', 'machines')

test('no machine names the product: its name is a setting', async () => {
  const files = (await readdir(MACHINES, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const named = await Promise.all(
    files.map(async (file) => (/aquatint/i.test(await readFile(join(MACHINES, file), 'utf8')) ? [file] : [])),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(named.flat()).toEqual([])
})
