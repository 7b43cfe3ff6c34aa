import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { createFileCache } from '#services/shared/file-cache.ts'
import type { Attachment } from '#services/shared/mail/message.ts'
import { type Asker, createQueue } from '#services/shared/queue.ts'
import { createSharedWork } from '#services/shared/shared-work.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { OrderState } from '../state.ts'

/** Bytes on disk: some ten thousand invoices. */
const BUDGET = 512 * 1024 ** 2

/** Raise it when the drawing of the same order changes. */
const DRAWN_AS = 3

const WAITING = { waiting: 32, share: 8, retryAfter: 3 }

/** Milliseconds after which an idle thread gives its memory back. */
const IDLE_MS = 60_000

export interface Invoices {
  /**
   * Answers the invoice of an order as it stands: kept, or drawn in turn, once however many ask, unless they
   * have left by then. Throws Busy when too many wait.
   */
  of(order: OrderState, asker: Asker): Promise<Attachment>
  /** Draws one for a mail, before readers' invoices, and does not keep it. */
  forMail(order: OrderState): Promise<Attachment>
  close(): Promise<void>
}

export type DrawInvoice = (task: { shop: Shop; order: OrderState }) => Promise<Uint8Array>

export interface InvoicesDeps {
  dataDir: string
  shop: Shop
  /** Called when an invoice could not be kept; it is answered all the same. */
  onUnkept: (error: unknown) => void
  /** Replaces the thread in tests. */
  draw?: DrawInvoice
}

/**
 * Draws invoices in a thread of their own, so that nothing else in the service is held up
 * (docs/decisions/0033).
 */
export function createInvoices({
  dataDir,
  shop: { brand, publicUrl, phone, postalAddress },
  onUnkept,
  draw,
}: InvoicesDeps): Invoices {
  const shop: Shop = { brand, publicUrl, phone, postalAddress }
  const thread = new Piscina<{ shop: Shop; order: OrderState }, Uint8Array>({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const drawn: DrawInvoice = draw ?? ((task) => thread.run(task))
  const cache = createFileCache({ name: 'invoice_files', folder: join(dataDir, 'invoices'), budget: BUDGET })
  const runInTurn = createQueue({ name: 'invoices', atOnce: 1, ...WAITING })
  const once = createSharedWork<Uint8Array>()

  async function keep(key: string, order: OrderState, asker: Asker): Promise<Uint8Array> {
    const bytes = await runInTurn(asker, () => drawn({ shop, order }))
    await cache.write(key, Buffer.from(bytes)).catch(onUnkept)
    return bytes
  }

  return {
    async of(order, { from, signal }) {
      const key = keyOf(shop, order)
      const kept = await cache.read(key)
      return toAttachment(
        order,
        kept ?? (await once(key, signal, (wanted) => keep(key, order, { from, signal: wanted }))),
      )
    },
    forMail: async (order) => toAttachment(order, await drawn({ shop, order })),
    close: () => thread.destroy(),
  }
}

/** Hashes everything on the paper, so that a kept invoice always equals the one that would be drawn. */
function keyOf(shop: Shop, order: OrderState): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, shop, order]))
    .digest('hex')
  return join(hash.slice(0, 2), `${hash.slice(2)}.pdf`)
}

const toAttachment = ({ placed }: OrderState, bytes: Uint8Array): Attachment => ({
  filename: `invoice-${placed.orderId}.pdf`,
  contentType: 'application/pdf',
  content: Buffer.from(bytes).toString('base64'),
})
