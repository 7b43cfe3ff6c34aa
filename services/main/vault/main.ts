/** `npm run vault:rotate` (README, Several of each process). */

import { FolderInUse } from '#services/shared/database/folder-lock.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import { readUsedKeys } from './agree.ts'
import { addMadeKey } from './made-keys.ts'
import { openKeyring } from './open-vault.ts'
import { rotate } from './rotate.ts'
import { Unopened } from './vault.ts'

const IN_USE =
  'The embedded store serves one process at a time: stop the shop, run this again, and start it again.'

const count = (numbers: number): string =>
  `${numbers.toLocaleString('en-US')} ${numbers === 1 ? 'number' : 'numbers'}`

async function run(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    let keyring = await openKeyring(database, settings)
    const used = await readUsedKeys(database)
    // Go on with the key of a run that was ended before its last number.
    const isUnderWay = used.some((id) => id !== keyring.first)
    if (!settings.taxKeys && !isUnderWay) {
      addMadeKey(settings.dataDir)
      keyring = await openKeyring(database, settings)
    }
    const sealed = await rotate(database, keyring, (so) => console.log(`${count(so)} sealed anew …`))
    const others = keyring.ids.slice(1)
    console.log(`${count(sealed)} sealed anew with ${keyring.first}; no other key is in use any more.`)
    if (others.length > 0)
      console.log(`Keep ${others.join(', ')} as long as there are backups of before: they need it.`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof FolderInUse) console.error(`${error.message}\n${IN_USE}`)
  else if (error instanceof SettingsError || error instanceof Unopened) console.error(error.message)
  else throw error
}
