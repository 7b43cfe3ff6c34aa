import type { Page } from '@playwright/test'
import { findIn, type Planted } from '../security/planted/search.ts'
import { readKept } from './kept.ts'
import { expect } from './visitor.ts'

/**
 * Watches where a page goes, and answers what expects that numbers stand nowhere, in any form: in what this
 * browser keeps, or in an address that it was at.
 */
export const watchForNumbers = (page: Page) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return async (...numbers: readonly Planted[]): Promise<void> => {
    const places = { kept: await readKept(page), addresses: addresses.join('\n') }
    expect(
      Object.entries(places).flatMap(([where, text]) => findIn(where, Buffer.from(text), numbers)),
    ).toEqual([])
  }
}
