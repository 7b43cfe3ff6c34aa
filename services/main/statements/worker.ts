import type { Shop } from '#services/shared/shop.ts'
import type { StatementPaper } from './paper.ts'
import { drawStatement } from './statement-pdf.ts'

/** Draws one statement in a thread of its own (printer.ts). */
export default ({ shop, paper }: { shop: Shop; paper: StatementPaper }): Promise<Uint8Array> =>
  drawStatement(shop, paper)
