import type { Font } from 'fontkit'
import { encodeGlyph } from './glyph-table.ts'

/**
 * What a font's part that goes into a document is made of, as fontkit 2.0.4 has it and its types do not say.
 */
interface Subset {
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph(id: number): number
}

/**
 * A font that can go into documents. fontkit reads WOFF2, whose outlines are packed in a way of its own, but
 * copies them as if they were not; so each glyph that is used is written anew from its outline.
 */
export function embeddable(font: Font): Font {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const created = createSubset()
    const subset = created as unknown as Subset
    subset._addGlyph = (id) => {
      const glyph = font.getGlyph(id)
      const outline = encodeGlyph(glyph.path)
      subset.loca.offsets.push(subset.offset)
      subset.offset += outline.length
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph.bbox.minX })
      return subset.glyf.push(outline) - 1
    }
    return created
  }
  return font
}
