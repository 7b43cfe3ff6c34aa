import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { ANA } from '../records/artists.ts'
import { type ImportsService, serveImports } from './imports.ts'

const COMMAND = resolve('services/content/record-imports/command/main.ts')

let service: ImportsService
let folder: string
beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  service = await serveImports(async () => database)
  service.auth.access = service.ana
  folder = createFolder()
})

async function runCommand(content: string, args: string[] = []) {
  const file = join(folder, 'artists.csv')
  await writeFile(file, content)
  const child = spawn(process.execPath, [COMMAND, file, '--type', 'artist', '--as', ANA, ...args], {
    env: {
      ...process.env,
      JWT_SECRET,
      DATA_DIR: folder,
      CONTENT_URL: service.content.origin,
      AUTH_URL: service.auth.url,
    },
  })
  child.stdin.end('the password\n')
  const [said, wrong, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { said, wrong, code }
}

describe('npm run records:import', () => {
  test('shows what a file would change, and changes nothing', async () => {
    const { id, name } = await service.make({ royalty_code: 'R1' })
    const { said, wrong, code } = await runCommand(
      `id,name,royalty_code\n${id},${name},R2\nx,,\n,Ada of the line,R3\n`,
    )
    expect(said.split('\n')).toEqual([
      'Preview: 1 new, 1 to change, 0 the same, 1 bad',
      `  Row 2  ${name}: royalty_code R1 → R2`,
      '  Row 4  new Ada of the line: name Ada of the line; royalty_code R3',
      '  Row 3  “x” is not a valid id.',
      expect.stringMatching(/^Nothing is changed yet\. Run it again with --apply, .*\/manage\/batches\/\d+$/),
      '',
    ])
    expect(code).toBe(0)
    expect(wrong).not.toContain('the password')
    expect(service.auth.signedIn.at(-1)).toEqual({ email: ANA, password: 'the password' })
    expect(await service.read(id)).toMatchObject({ royalty_code: 'R1' })
  })

  test('changes it with --apply', async () => {
    const { id } = await service.make({ royalty_code: 'R1' })
    const { said, code } = await runCommand(`id,royalty_code\n${id},R2\n`, ['--apply'])
    expect(said).toMatch(/Done: 0 new, 1 changed, 0 refused\. It can be undone: .*\/manage\/batches\/\d+/)
    expect(code).toBe(0)
    expect(await service.read(id)).toMatchObject({ royalty_code: 'R2' })
  })

  test('says why a file is refused', async () => {
    const { wrong, code } = await runCommand('id,colour\n1,red\n')
    expect(wrong).toContain('“colour”')
    expect(code).toBe(1)
  })

  test('says how it is used', async () => {
    const { wrong, code } = await runCommand('id\n', ['--force'])
    expect(wrong).toContain('Usage: npm run records:import')
    expect(code).toBe(1)
  })
})
