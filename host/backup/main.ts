import { readSettings } from '#services/shared/settings.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE` (docs/operations.md). */
const [command, file, ...rest] = process.argv.slice(2)
const progress = (text: string) => console.log(text)

try {
  if (file === undefined || rest.length > 0) throw new Error(`Usage: npm run ${command} -- FILE`)
  // Pass some secret, so that none is made where none is kept: the backup brings its own.
  const settings = readSettings({ ...process.env, JWT_SECRET: process.env.JWT_SECRET || 'x'.repeat(32) })
  if (command === 'backup') await backUp({ settings, file, now: new Date(), progress })
  else await restore({ settings, file, progress })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
