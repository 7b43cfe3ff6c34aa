import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#tests/support/shop/shop.ts'
import { FINE } from './faults.ts'
import { reports, SPECIFICATION } from './folders.ts'
import { explore } from './visit.ts'
import { wrongs } from './wrong/wrongs.ts'

/** Not in spec.md: long enough for what is wrong only after 20 s. */
const SECONDS = 75
const SEED = 1

/** Puts something wrong for each property, or each one named, and answers those that do not break. */
export const proveProperties = async (shop: Shop, chromium: string, named: readonly string[]) => {
  const blind: string[] = []
  for (const [property, { role, ...wrong }] of Object.entries(wrongs)) {
    if (named.length > 0 && !named.includes(property)) continue
    const folder = join(reports, `prove-${property}`)
    await mkdir(folder, { recursive: true })
    const visit = { shop, chromium, role, seed: SEED, seconds: SECONDS, weather: FINE, folder }
    const begun = performance.now()
    const { broken, failure } = await explore({ ...visit, specification: SPECIFICATION, wrong })
    const seconds = Math.round((performance.now() - begun) / 1000)
    const isBroken = broken.has(property)
    const found = [...broken.keys(), ...(failure ? [failure] : [])].join(', ')
    console.log(
      `${isBroken ? 'broke' : 'DID NOT BREAK'}: ${property}, ${seconds} s; found: ${found || 'nothing'}`,
    )
    if (!isBroken) blind.push(property)
  }
  return blind
}
