import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file that is written for whoever asks. */
export interface SentFile {
  /** As it is saved: ASCII, without quotes. */
  name: string
  contentType: string
  content: string | Uint8Array | Readable
}

export const PDF = 'application/pdf'
export const CSV = 'text/csv; charset=utf-8'

/** Answers with a file to be saved, which nobody keeps on its way. */
export const sendFile = (reply: FastifyReply, { name, contentType, content }: SentFile) =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content)
