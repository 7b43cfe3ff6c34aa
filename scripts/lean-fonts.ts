import { basename } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** Weights that the storefront's styles name, by how a font's file begins. */
const WEIGHTS: Readonly<Record<string, number | { min: number; max: number }>> = {
  'inter-': { min: 400, max: 600 },
  'fraunces-': 450,
}

/** Kerning, marks on letters, digits of one width, and what a language or a weight asks for. */
const FEATURES = ['kern', 'mark', 'mkmk', 'tnum', 'liga', 'locl', 'rvrn']

/** Leaves weights and features that nothing shows out of the fonts: the latin two come to half their size. */
export const leanFonts = (): Plugin => ({
  name: 'lean-fonts',
  async generateBundle(_, bundle) {
    const files = Object.values(bundle)
    const fonts = files.filter(isFont)
    const renamed = await Promise.all(
      fonts.map(async ({ fileName, names: [name], originalFileNames: [originalFileName], source }) => {
        const lean = await shortenFont(basename(fileName), Buffer.from(source))
        const reference = this.emitFile({ type: 'asset', name, originalFileName, source: lean })
        delete bundle[fileName]
        return [fileName, this.getFileName(reference)] as const
      }),
    )
    for (const file of files) renameIn(file, renamed)
  },
})

/** Throws for a font that nothing is said of above. */
export const shortenFont = async (name: string, font: Buffer): Promise<Buffer> => {
  const [, weights] = Object.entries(WEIGHTS).find(([start]) => name.startsWith(start)) ?? []
  if (weights === undefined) throw new Error(`Nothing says which weights of ${name} are shown.`)
  const opened = fontkit.create(font)
  if (!('characterSet' in opened)) throw new Error(`${name} is no single font.`)
  return subsetFont(font, String.fromCodePoint(...opened.characterSet), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  })
}

const isFont = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset =>
  file.type === 'asset' && file.fileName.endsWith('.woff2')

type Renamed = readonly (readonly [from: string, to: string])[]

const renameIn = (file: Rolldown.OutputAsset | Rolldown.OutputChunk, renamed: Renamed): void => {
  if (file.type === 'asset') {
    if (!file.fileName.endsWith('.css')) return
    let text = String(file.source)
    for (const [from, to] of renamed) text = text.replaceAll(basename(from), basename(to))
    file.source = text
    return
  }
  const assets = file.viteMetadata?.importedAssets
  for (const [from, to] of renamed) if (assets?.delete(from)) assets.add(to)
}
