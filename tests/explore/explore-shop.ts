import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#tests/support/shop/shop.ts'
import { LONG } from './faults.ts'
import { reports, SPECIFICATION } from './folders.ts'
import { type ExploreOptions, ROLES, type Role } from './options.ts'
import { writeRepeat } from './record.ts'
import { sayWhatHappened } from './say.ts'
import { explore } from './visit.ts'

/** Not in spec.md: two storms, and the calm after each. */
const VISIT_SECONDS = 180
/** A shorter visit has no storm with the calm that decides what it leaves. */
const SHORTEST_SECONDS = 120

interface Who {
  role: Role
  seed: number
}

const whoIn = async (folder: string): Promise<Who> =>
  JSON.parse(await readFile(join(folder, 'visit.json'), 'utf8'))

/** Explores the shop, each visit by another person; answers how many visits broke a promise. */
export const exploreShop = async (
  shop: Shop,
  chromium: string,
  { minutes, seed, role, reproduce }: ExploreOptions,
): Promise<number> => {
  const again = reproduce ? await whoIn(reproduce) : null
  const end = Date.now() + minutes * 60_000
  const totals = { visits: 0, steps: 0, storms: 0, broken: 0 }
  while (totals.visits === 0 || (!again && Date.now() + SHORTEST_SECONDS * 1000 <= end)) {
    const who = again ?? {
      role: role ?? ROLES[totals.visits % ROLES.length] ?? 'guest',
      seed: seed + totals.visits,
    }
    const folder = join(reports, `${who.seed}-${who.role}${again ? '-again' : ''}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'visit.json'), JSON.stringify(who))
    const specification = reproduce ? await writeRepeat(reproduce, folder) : SPECIFICATION
    const seconds = VISIT_SECONDS
    console.log(`explore: ${who.role}, --seed ${who.seed}, ${seconds} s`)
    const visited = await explore({ ...who, shop, chromium, seconds, weather: LONG, folder, specification })
    const { steps, why } = await sayWhatHappened(visited, folder)
    totals.visits += 1
    totals.steps += steps
    totals.storms += visited.blows.length
    if (why !== null) totals.broken += 1
  }
  const { visits, steps, storms, broken } = totals
  console.log(`explored: ${visits} visits, ${steps} steps, ${storms} storms, ${broken} broken`)
  return broken
}
