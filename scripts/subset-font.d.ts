/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** By the tag of an axis: its only value, or the range that is kept. */
    variationAxes: Record<string, number | { min: number; max: number }>
    /** Tags of OpenType features. */
    keepFeatures: readonly string[]
  }

  /** Answers a font with those characters alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
