import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { MOST_BYTES } from '#machines/lifecycles/original.ts'
import { Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { maskTaxNumbers } from '#services/shared/tax-numbers.ts'

const LONGEST_NAME = 255

const told = z.object({
  filename: z.string().trim().min(1).max(LONGEST_NAME).transform(maskTaxNumbers),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal.'),
  again: z.string().optional(),
  size: z.string().regex(/^\d{1,15}$/, 'A valid integer is required.'),
})

export interface ToldFile {
  name: string
  sha256: string
  size: number
  again: boolean
}

/** Reads what is said of a file before it is sent. Throws 400 by field, and 413 above 200,000,000 bytes. */
export function readTold(headers: IncomingHttpHeaders): ToldFile {
  const { filename, sha256, again, size } = parse(told, {
    ...readMetadata(`${headers['upload-metadata'] ?? ''}`),
    size: headers['upload-length'],
  })
  if (Number(size) > MOST_BYTES) throw tooLarge()
  return { name: filename, sha256, size: Number(size), again: again !== undefined }
}

export const tooLarge = (): Problem =>
  new Problem(413, {
    detail: `This file is larger than ${MOST_BYTES / 1_000_000} MB. Save it smaller, or compressed.`,
    code: 'too_large',
  })

/** Keys, each with a value in base64 or none, with commas between them (tus 1.0, Upload-Metadata). */
const readMetadata = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(',').flatMap((pair) => {
      const [key, value = ''] = pair.trim().split(' ')
      return key ? [[key, Buffer.from(value, 'base64').toString('utf8')]] : []
    }),
  )
