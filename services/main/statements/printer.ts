import { join } from 'node:path'
import { Piscina } from 'piscina'
import { type Asker, createQueue } from '#services/shared/queue.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { StatementPaper } from './paper.ts'

const WAITING = { waiting: 32, share: 2, retryAfter: 5 }

/** Milliseconds after which an idle thread gives its memory back. */
const IDLE_MS = 60_000

export interface StatementPrinter {
  /** Draws a statement as a PDF, in turn. Throws Busy when too many wait. */
  print(paper: StatementPaper, asker: Asker): Promise<Uint8Array>
  close(): Promise<void>
}

/** Draws statements in a thread of their own, so that nothing else in the service is held up. */
export function createStatementPrinter({ brand, publicUrl, phone, postalAddress }: Shop): StatementPrinter {
  const shop: Shop = { brand, publicUrl, phone, postalAddress }
  const thread = new Piscina<{ shop: Shop; paper: StatementPaper }, Uint8Array>({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const runInTurn = createQueue({ name: 'statements', atOnce: 1, ...WAITING })
  return {
    print: (paper, asker) => runInTurn(asker, () => thread.run({ shop, paper })),
    close: () => thread.destroy(),
  }
}
