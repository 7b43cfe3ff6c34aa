/** Sources whose images are the stock-photo source's own (spec.md section 3, source). */
const STOCK_SOURCES: readonly string[] = ['GET', 'GETRM']

export const isStock = (source: string): boolean => STOCK_SOURCES.includes(source)

/** Said wherever a stock image cannot be published or unpublished. */
export const STOCK_PUBLICATION = 'Stock images cannot be published or unpublished.'
