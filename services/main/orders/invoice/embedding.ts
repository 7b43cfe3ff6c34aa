import type { Font } from 'fontkit'
import { encodeGlyph } from './glyph-table.ts'

/** The part of a font that goes into a document, as fontkit 2.0.4 has it and its types leave out. */
interface Subset {
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph(id: number): number
}

/**
 * Makes a font fit for documents. fontkit reads WOFF2, whose outlines are packed in a way of its own, but
 * copies them as if they were not; so each used glyph is written anew from its outline.
 */
export function makeEmbeddable(font: Font): Font {
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
