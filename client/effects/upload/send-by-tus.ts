import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import type { HeldToken, SessionTokens } from '#client/apollo/session.ts'
import { CHUNK_BYTES } from '#machines/lifecycles/original.ts'
import type { SendEnd } from '#machines/upload-file/failure.ts'
import type { Sending } from '#machines/upload-file/ports.ts'
import { createPace } from './pace.ts'

/** Where files are sent, at the shop's one origin (issue 14, line 2). */
export const FILES_PATH = '/api/upload/files/'

export interface SendHooks {
  tokens: Pick<SessionTokens, 'readAccessToken' | 'renew'>
  signal: AbortSignal
  onCreated(remote: string): void
  /** Bytes that the shop has, and bytes a second. */
  onProgress(offset: number, rate: number): void
}

/** Milliseconds before each further try of one request; a longer fault is the chart's to wait for. */
const RETRIES = [500, 2_000]

const pathOf = (remote: string): string => `${FILES_PATH}${remote}`

/** The shop's id of a file, by its address. */
const remoteAt = (address: string): string =>
  new URL(address, location.origin).pathname.split('/').at(-1) ?? ''

/**
 * Sends a file from wherever the shop is with it, in parts. Answers how it ended; a token that the shop
 * refuses is renewed, and the same is sent once more. Answers nothing of use once the signal is aborted.
 */
export const sendByTus = async (
  sending: Sending & { body: File },
  { tokens, ...hooks }: SendHooks,
): Promise<SendEnd | 'sent'> => {
  const held = await tokens.readAccessToken()
  if (!held) return 401
  const known = { remote: sending.remote }
  const send = (token: HeldToken) => sendOnce({ ...sending, ...known }, token, { ...hooks, onCreated })
  const onCreated = (remote: string) => {
    known.remote = remote
    hooks.onCreated(remote)
  }
  const end = await send(held)
  if (end !== 401 || hooks.signal.aborted) return end
  const renewed = await tokens.renew(held)
  if ('code' in renewed) return renewed.code === 'UNAUTHENTICATED' ? 401 : 'unreached'
  return send(renewed)
}

const sendOnce = (
  { body, file, sha256, again, remote }: Sending & { body: File },
  { access }: HeldToken,
  { signal, onCreated, onProgress }: Omit<SendHooks, 'tokens'>,
): Promise<SendEnd | 'sent'> =>
  new Promise((resolve) => {
    const pace = createPace(performance.now.bind(performance), onProgress)
    const options: UploadOptions = {
      // Without the other the library begins no second file where the shop says that the first is over.
      ...(remote === null ? { endpoint: FILES_PATH } : { uploadUrl: pathOf(remote) }),
      chunkSize: CHUNK_BYTES,
      metadata: { filename: file.name, sha256, ...(again && { again: 'true' }) },
      headers: { Authorization: `JWT ${access}` },
      // The machine knows what was sent, of whom; the library would keep addresses for whoever comes next.
      storeFingerprintForResuming: false,
      removeFingerprintOnSuccess: false,
      retryDelays: [...RETRIES],
      onShouldRetry: (error) => isWorthRetrying(statusOf(error)) && navigator.onLine,
      onUploadUrlAvailable: () => onCreated(remoteAt(upload.url ?? '')),
      onProgress: (offset) => pace.take(offset),
      onSuccess: () => resolve('sent'),
      onError: (error) => void endOf(error, body).then(resolve),
    }
    const upload = new Upload(body, options)
    signal.addEventListener('abort', () => void upload.abort())
    if (!signal.aborted) upload.start()
  })

const statusOf = (error: Error): number | null =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? null) : null

/** No answer, a fault that passes, or a part that the shop has already: its answer was lost. */
const isWorthRetrying = (status: number | null): boolean =>
  status === null || status >= 500 ? status !== 507 : status === 409 || status === 423

/**
 * A browser says of a file that was moved or changed since only that the request failed, as of a line that
 * broke.
 */
const endOf = async (error: Error, body: File): Promise<SendEnd> => {
  if (!(error instanceof DetailedError)) return 'bytes'
  const status = statusOf(error)
  if (status !== null) return status
  return (await isReadable(body)) ? 'unreached' : 'bytes'
}

const isReadable = (body: File): Promise<boolean> =>
  body
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
