import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestShop } from '#tests/support/shop/shop.ts'
import { buildClient } from '../../scripts/build.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { root } from '../../scripts/run.ts'
import { type ExploreOptions, ROLES, type Role, readOptions } from './options.ts'
import { countSteps } from './steps.ts'
import { explore } from './visit.ts'

/** Not in spec.md: long enough for a storm and for the calm after it. */
const VISIT_SECONDS = 180

interface Visited {
  role: Role
  seed: number
}

const visitedIn = async (folder: string): Promise<Visited> =>
  JSON.parse(await readFile(join(folder, 'visit.json'), 'utf8'))

/** Explores the built shop, each visit by another person; answers how many visits there were and how many broke a promise. */
export const exploreShop = async ({ minutes, seed, role, reproduce }: ExploreOptions) => {
  const chromium = await ensureChromium()
  if (!chromium) throw new Error('Exploring needs a Chromium of the system; CHROME_PATH names one.')
  const shop = await openTestShop()
  process.env.SHOP_AUTH_URL = shop.services.auth
  process.env.SHOP_MAIN_URL = shop.services.main
  const again = reproduce ? await visitedIn(reproduce) : null
  const end = Date.now() + minutes * 60_000
  const outcome = { visits: 0, steps: 0, broken: 0 }
  try {
    while (Date.now() < end) {
      const visit = again ?? {
        role: role ?? ROLES[outcome.visits % ROLES.length] ?? 'guest',
        seed: seed + outcome.visits,
      }
      const folder = join(root, 'reports', 'explore', `${visit.seed}-${visit.role}`)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'visit.json'), JSON.stringify(visit))
      const seconds = Math.ceil(Math.min(VISIT_SECONDS, (end - Date.now()) / 1000))
      console.log(`explore: ${visit.role}, --seed ${visit.seed}, ${seconds} s`)
      const held = await explore({ ...visit, shop, chromium, seconds, folder, reproduce })
      outcome.visits += 1
      outcome.steps += await countSteps(folder)
      if (!held) {
        outcome.broken += 1
        console.log(`  broken; again with: npm run explore -- --reproduce ${folder}`)
      }
      if (again) break
    }
  } finally {
    await shop.close()
  }
  return outcome
}

if (import.meta.main) {
  const options = readOptions(process.argv.slice(2))
  await buildClient()
  const { visits, steps, broken } = await exploreShop(options)
  console.log(`explored: ${visits} visits, ${steps} steps, ${broken} broken`)
  process.exitCode = broken === 0 ? 0 : 1
}
