import { type ColorName, colorsOf, OUR_COLORS } from '#services/shared/shop-file/colors.ts'
import type { ShopFile } from '#services/shared/shop-file/schema.ts'

/**
 * Writes the owner's colors over those of the built stylesheet, which stand in a layer and give way. Empty
 * where the owner has changed none. What is written has been read as `#` and six digits.
 */
export function writeTheme({ colors }: ShopFile): string {
  const all = colorsOf(colors)
  const changed = (Object.keys(all) as ColorName[]).filter((name) => all[name] !== OUR_COLORS[name])
  if (changed.length === 0) return ''
  const rules = changed.map((name) => `--chakra-colors-${kebab(name)}:${all[name]}`)
  return `<style>:root{${rules.join(';')}}</style>`
}

/** As the stylesheet names them: accentHover is accent-hover. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
