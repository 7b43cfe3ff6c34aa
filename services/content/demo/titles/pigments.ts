import { oklch } from '#services/art/color.ts'
import { PALETTES, type PaletteName } from '#services/art/palettes.ts'

type Names = readonly [string, ...string[]]

const list = (words: string): Names => words.split(', ') as [string, ...string[]]

/** As they stand on tubes of paint, by the degrees of hue that they begin at. */
const HUES: readonly (readonly [from: number, Names])[] = [
  [0, list('Rose Madder, Alizarin, Carmine, Quinacridone Rose, Coral')],
  [22, list('Vermilion, Venetian Red, Cadmium Red, Pompeian Red, Red Lead')],
  [42, list('Burnt Sienna, Cadmium Orange, Terra Cotta, Mars Orange, Raw Sienna')],
  [66, list('Ochre, Saffron, Raw Umber, Naples Yellow, Mars Yellow')],
  [96, list('Cadmium Yellow, Lemon Yellow, Olive, Green Gold')],
  [124, list('Sap Green, Terre Verte, Malachite, Chrome Oxide, Celadon')],
  [170, list('Viridian, Verdigris, Cobalt Teal, Cerulean, Turquoise')],
  [225, list('Prussian Blue, Cobalt, Smalt, Ultramarine, Indigo')],
  [282, list('Mauve, Dioxazine Violet, Cobalt Violet, Heather')],
  [325, list('Rose Madder, Magenta, Quinacridone Rose, Peach Black')],
]
const GRAYS = list('Payne’s Gray, Davy’s Gray, Bone Black, Lamp Black, Silver Point')
const PALES = list('Lead White, Chalk, Buff, Bone White, Warm Gray')

/** Names pigments that the leading colour of a palette could be mixed from. */
export function pigmentsOf(palette: PaletteName): Names {
  const value = Number.parseInt(PALETTES[palette].colors[0].slice(1), 16)
  const { lightness, chroma, hue } = oklch(value >> 16, (value >> 8) & 255, value & 255)
  if (chroma < 0.03) return lightness > 0.7 ? PALES : GRAYS
  return HUES.findLast(([from]) => hue >= from)?.[1] ?? GRAYS
}
