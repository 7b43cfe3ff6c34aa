import { vi } from 'vitest'
import type { BatchItemView, BatchView } from '#services/content/batches/contract.ts'
import type { ExportBody, ExportLink } from '#services/content/exports/contract.ts'
import type { ImportLink, ImportView } from '#services/content/record-imports/contract.ts'
import type { Limits } from '#services/content/record-imports/limits.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type BatchesService, serveBatches } from '../batches/batches.ts'

/** The content service with two of its staff, who send files of records. */
export interface ImportsService extends BatchesService {
  expect(body: object, as?: string): Promise<ImportLink>
  sendPart(token: string, from: number, bytes: Uint8Array): Promise<{ status: number; body: ImportView }>
  /** Sends a file, and waits until it is planned or refused. */
  sendFile(file: string | Uint8Array, told?: { resource?: string; name?: string }): Promise<ImportView>
  /** Does so, and answers the batch that it became. */
  preview(file: string | Uint8Array, told?: { resource?: string }): Promise<BatchView>
  /** Confirms a preview, and waits. */
  apply(batch: BatchView): Promise<BatchView>
  itemsOf(batch: BatchView, query?: Record<string, string>): Promise<BatchItemView[]>
  exported(body: Omit<ExportBody, 'format'> & Partial<ExportBody>): Promise<Buffer>
}

export async function serveImports(openStore: OpenStore, limits?: Limits): Promise<ImportsService> {
  const service = await serveBatches(openStore, limits && { limits })
  const { content, ana } = service

  const expectFile: ImportsService['expect'] = async (body, as = ana) =>
    (await content.call('POST', '/api/imports/', { as, body })).body as ImportLink

  const sendPart: ImportsService['sendPart'] = async (token, from, bytes) => {
    const response = await fetch(`${content.origin}/api/imports/${token}/?from=${from}`, {
      method: 'PUT',
      headers: { ...SERVICE_KEY, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, body: (await response.json()) as ImportView }
  }

  const viewOf = async (id: number): Promise<ImportView> => {
    const { body } = await content.call('GET', `/api/imports/${id}/`, { as: ana })
    return body as ImportView
  }

  const sendFile: ImportsService['sendFile'] = async (
    file,
    { resource = 'artist', name = 'artists.csv' } = {},
  ) => {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file
    const { id, token } = await expectFile({ resource, name, size: bytes.length })
    for (let from = 0; from < bytes.length; from += 1_000_000)
      await sendPart(token, from, bytes.subarray(from, from + 1_000_000))
    return vi.waitFor(
      async () => {
        const view = await viewOf(id)
        if (view.state === 'sending' || view.state === 'reading') throw new Error(`${id} is ${view.state}`)
        return view
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  return {
    ...service,
    expect: expectFile,
    sendPart,
    sendFile,
    async preview(file, told) {
      const { batch, reason } = await sendFile(file, told)
      if (batch === null) throw new Error(`The file is refused: ${reason}`)
      return service.batch(batch)
    },
    async apply({ id }) {
      await service.confirm(id)
      return service.rest(id)
    },
    itemsOf: async ({ id }, query = {}) => (await service.items(id, query)).results,
    async exported(body) {
      const { token } = (
        await content.call('POST', '/api/exports/', { as: ana, body: { format: 'csv', ...body } })
      ).body as ExportLink
      const file = await fetch(`${content.origin}/api/exports/${token}/`, { headers: { ...SERVICE_KEY } })
      return Buffer.from(await file.arrayBuffer())
    },
  }
}
