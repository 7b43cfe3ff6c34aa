import type { ShopFile } from '#services/shared/shop-file/schema.ts'
import { effectiveOf, type IdentitySettings } from './effective.ts'
import { leavesOf, type Tree, valueAt } from './paths.ts'

/** Settings of the environment, by the path of what they go before. */
const SETTINGS = { 'brand.name': 'BRAND', 'brand.phone': 'PHONE', 'brand.address': 'POSTAL_ADDRESS' } as const

/** Lists are short enough to read on one line. */
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Writes the values of the shop, or of a part, one a line: `*` before those that the owner has set. */
export function showValues(
  { file, raw, env }: { file: ShopFile; raw: Tree; env: IdentitySettings },
  path: readonly string[],
): string[] {
  const all = effectiveOf(file, env)
  return leavesOf(valueAt(all, path), path).map(([at, value]) => {
    const name = at.join('.')
    const setting = SETTINGS[name as keyof typeof SETTINGS]
    const isSetElsewhere = setting !== undefined && env[setting] !== undefined
    const mark = valueAt(raw, at) === undefined ? ' ' : '*'
    const note = noteOf(name, isSetElsewhere ? setting : null, raw)
    return `${mark} ${name} = ${wordsOf(value)}${note}`
  })
}

function noteOf(name: string, setting: string | null, raw: Tree): string {
  if (setting) return `   (by ${setting} of the environment, which goes before this file)`
  return name.startsWith('tax.') && raw.tax === undefined ? '   (of the demonstration only)' : ''
}
