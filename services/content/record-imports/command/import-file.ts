import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Settings } from '#services/shared/settings.ts'
import type { BatchItemList, BatchView } from '../../batches/contract.ts'
import type { ImportLink, ImportView } from '../contract.ts'
import { type AskService, Mistake, type ServiceCall } from './services.ts'
import type { Session } from './sign-in.ts'

const PART = 1_048_576
const BETWEEN_LOOKS_MS = 500

const link = z.object({ id: z.int(), token: z.string() })
const progress = z.looseObject({
  state: z.enum(['sending', 'reading', 'planned', 'refused']),
  rows: z.int(),
  reason: z.string().nullable(),
  batch: z.int().nullable(),
})

export interface Importer {
  /** Sends a file, and answers the batch that is planned of it. Throws Mistake where it is refused. */
  preview(file: string, resource: string): Promise<BatchView>
  items(batch: BatchView, query: Record<string, string>): Promise<BatchItemList>
  /** Confirms a batch, and answers how it has ended. */
  apply(batch: BatchView): Promise<BatchView>
}

/** Imports files by the content service's routes, as the page does. `tell` hears how it goes. */
export function createImporter(
  ask: AskService,
  { content }: Pick<Settings, 'content'>,
  session: Session,
  tell: (words: string) => void,
): Importer {
  const call = async (path: string, { method = 'GET', ...more }: Partial<ServiceCall> = {}) =>
    ask({ method, url: `${content.url}/api/${path}`, access: await session.access(), ...more })

  const send = async (file: string, resource: string): Promise<ImportLink> => {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      const asked = { resource, name: basename(file), size }
      const expected = link.parse(await call('imports/', { method: 'POST', body: asked }))
      for (let from = 0; from < size; ) {
        const { buffer, bytesRead } = await handle.read(new Uint8Array(PART), 0, PART, from)
        if (bytesRead === 0) throw new Mistake('The file became shorter while it was sent.')
        const body = buffer.subarray(0, bytesRead)
        await call(`imports/${expected.token}/?from=${from}`, { method: 'PUT', body })
        from += bytesRead
        tell(`Sent ${Math.floor((100 * from) / size)}%`)
      }
      return expected
    } finally {
      await handle.close()
    }
  }

  const batchOf = async (id: number): Promise<BatchView> => (await call(`batches/${id}/`)) as BatchView

  return {
    async preview(file, resource) {
      const { id } = await send(file, resource)
      while (true) {
        const now: Pick<ImportView, 'state' | 'rows' | 'reason' | 'batch'> = progress.parse(
          await call(`imports/${id}/`),
        )
        if (now.batch !== null) return batchOf(now.batch)
        if (now.state === 'refused') throw new Mistake(now.reason ?? 'The file is refused.')
        tell(`Read ${now.rows.toLocaleString('en-US')} rows`)
        await setTimeout(BETWEEN_LOOKS_MS)
      }
    },
    items: async ({ id }, query) =>
      (await call(`batches/${id}/items/?${new URLSearchParams(query)}`)) as BatchItemList,
    async apply({ id }) {
      await call(`batches/${id}/confirm/`, { method: 'POST', headers: { 'idempotency-key': `import-${id}` } })
      while (true) {
        const now = await batchOf(id)
        if (now.ended_at !== null) return now
        tell(
          `${now.counts.changed.toLocaleString('en-US')} changed, ${now.counts.waiting.toLocaleString('en-US')} to go`,
        )
        await setTimeout(BETWEEN_LOOKS_MS)
      }
    },
  }
}
