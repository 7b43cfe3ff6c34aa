import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runOwner } from '#host/owner/commands.ts'
import { openFiles } from '#host/owner/files.ts'
import { parseShopFile } from '#services/shared/shop-file/read.ts'
import { SHOP_PARTS } from '#services/shared/shop-file/schema.ts'
import { createFolder } from '#tests/support/services/settings.ts'

const docs = join(import.meta.dirname, '../../../docs')
const GUIDE = readFileSync(join(docs, 'owners.md'), 'utf8')

/** Splits a command as a shell does, as far as the guide goes. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )

test('each value that the owner’s guide sets is taken as it is printed', async () => {
  const typed = [...GUIDE.matchAll(/(?:npm run owner -- |`)(set [^`\n]+)/g)].map(
    ([, command = '']) => command,
  )
  const commands = typed.filter((command) => !command.includes('set logo'))
  expect(commands.length).toBeGreaterThan(8)
  const files = openFiles(createFolder())
  for (const command of commands)
    await expect(
      runOwner({ files, env: {}, now: new Date() }, wordsOf(command)),
      command,
    ).resolves.toBeDefined()
})

test('the example has something of each part but the logo, and is right', () => {
  const file = parseShopFile(JSON.parse(readFileSync(join(docs, 'examples/shop.json'), 'utf8')), 'shop.json')
  expect(SHOP_PARTS.filter((part) => file[part] === undefined).toSorted()).toEqual(['logo', 'mats'])
})
