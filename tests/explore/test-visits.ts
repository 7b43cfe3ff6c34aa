import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#tests/support/shop/shop.ts'
import { SHORT } from './faults.ts'
import { reports, SPECIFICATION } from './folders.ts'
import type { Role } from './options.ts'
import { sayWhatHappened } from './say.ts'
import { explore } from './visit.ts'

const SECONDS = 60

/**
 * The seeds never change, so that only a change of the shop changes what the visits meet. README.md says
 * which storms they bring.
 */
const VISITS: readonly { role: Role; seed: number }[] = [
  { role: 'customer', seed: 1 },
  { role: 'guest', seed: 2 },
]

/**
 * Makes the two short visits of `npm test`, answers how many broke a promise, and leaves their results for
 * its last line.
 */
export const testVisits = async (shop: Shop, chromium: string): Promise<number> => {
  const notes: string[] = []
  for (const who of VISITS) {
    const folder = join(reports, `${who.seed}-${who.role}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'visit.json'), JSON.stringify(who))
    console.log(`explore: ${who.role}, --seed ${who.seed}, ${SECONDS} s`)
    const plan = { ...who, shop, chromium, seconds: SECONDS, weather: SHORT, folder }
    const { why, again } = await sayWhatHappened(
      await explore({ ...plan, specification: SPECIFICATION }),
      folder,
    )
    if (why !== null) notes.push(`failed: a visit of a ${who.role} ${why}; ${again}`)
  }
  const outcome = { passed: VISITS.length - notes.length, failed: notes.length, notes }
  await writeFile(join(reports, 'outcome.json'), JSON.stringify(outcome))
  return notes.length
}
