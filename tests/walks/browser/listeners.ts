import type { Page } from '@playwright/test'

/** Counts the listeners on each event of the window and the document: only that shows who forgot to stop. */
export const listenersOf = async (page: Page): Promise<Record<string, number>> => {
  const session = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  for (const expression of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    for (const { type } of listeners) {
      const name = `${expression} ${type}`
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  await session.detach()
  return counts
}
