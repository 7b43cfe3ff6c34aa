import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { FileView, SavedUpload } from '#services/content/uploads/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { type ContentService, serveContent } from '../catalogue.ts'

export const ANA = 'ana@aquatint.test'

export interface Sent {
  status: number
  headers: Headers
  body: { detail?: string } & Record<string, unknown>
}

interface SendOptions {
  as?: string
  headers?: Record<string, string>
  bytes?: Uint8Array
}

/** The content service with one of its staff, an artist and a visitor, who send files. */
export interface UploadsService {
  content: ContentService
  ana: string
  ben: string
  artist: string
  artistId: string
  visitor: string
  /** One request of tus. */
  tus(method: string, path: string, options?: SendOptions): Promise<Sent>
  /** Says what is about to be sent, and answers its id. */
  expect(bytes: Uint8Array, told?: { name?: string; as?: string; again?: boolean }): Promise<string>
  /** Sends from an offset, 2,000,000 bytes a request. */
  sendFrom(id: string, bytes: Uint8Array, offset?: number, as?: string): Promise<Sent>
  file(id: string, as?: string): Promise<FileView>
  /** Waits until a file is ready or refused. */
  checked(id: string, as?: string): Promise<FileView>
  /** Sends a whole file, and waits until it is checked. */
  send(bytes: Uint8Array, told?: { name?: string; as?: string; again?: boolean }): Promise<FileView>
  create(body: object, as?: string): Promise<{ status: number; body: SavedUpload & Record<string, unknown> }>
  /** Names all files that the service keeps of pictures. */
  kept(): string[]
}

export async function serveUploads(
  openStore: OpenStore,
  env: Record<string, string> = {},
): Promise<UploadsService> {
  const content = await serveContent(openStore, env)
  const artistId = randomUUID()
  const staff = { is_staff: true }
  const ana = await content.signIn({ ...staff, user_id: randomUUID(), email: ANA })
  const ben = await content.signIn({ ...staff, user_id: randomUUID(), email: 'ben@aquatint.test' })
  const artist = await content.signIn({ user_id: artistId, email: 'vera@aquatint.test' })
  await content.database.query(
    `insert into content.artist_profiles (user_uuid, full_name, application_stage, email, approved, created_at, updated_at)
     values ($1, 'Vera Lindqvist', 'approved', 'vera@aquatint.test', true, $2, $2)`,
    [artistId, content.clock()],
  )

  const tus: UploadsService['tus'] = async (method, path, { as = ana, headers = {}, bytes } = {}) => {
    const response = await fetch(`${content.origin}/api/upload/files/${path}`, {
      method,
      headers: {
        ...SERVICE_KEY,
        authorization: `JWT ${as}`,
        'tus-resumable': '1.0.0',
        ...(bytes && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      ...(bytes && { body: new Uint8Array(bytes) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }

  const expectFile: UploadsService['expect'] = async (bytes, told = {}) => {
    const { headers } = await tus('POST', '', {
      ...(told.as !== undefined && { as: told.as }),
      headers: describe(bytes, told),
    })
    return headers.get('location')?.split('/').at(-1) ?? ''
  }

  const sendFrom: UploadsService['sendFrom'] = async (id, bytes, offset = 0, as = ana) => {
    const part = bytes.subarray(offset, offset + CHUNK)
    const sent = await tus('PATCH', id, { as, bytes: part, headers: { 'upload-offset': `${offset}` } })
    const next = offset + part.length
    return sent.status === 204 && next < bytes.length ? sendFrom(id, bytes, next, as) : sent
  }

  const file: UploadsService['file'] = async (id, as = ana) =>
    (await content.call('GET', `/api/upload/files/${id}/`, { as })).body as FileView

  const checked: UploadsService['checked'] = (id, as) =>
    vi.waitFor(
      async () => {
        const view = await file(id, as)
        if (view.state === 'sending' || view.state === 'checking') throw new Error(`${id} is ${view.state}`)
        return view
      },
      { timeout: 60_000, interval: 30 },
    )

  return {
    content,
    ana,
    ben,
    artist,
    artistId,
    visitor: await content.signIn(),
    tus,
    expect: expectFile,
    sendFrom,
    file,
    checked,
    async send(bytes, told = {}) {
      const id = await expectFile(bytes, told)
      await sendFrom(id, bytes, 0, told.as)
      return checked(id, told.as)
    },
    async create(body, as = ana) {
      const reply = await content.call('POST', '/api/upload/', { as, body })
      return { status: reply.status, body: reply.body as SavedUpload & Record<string, unknown> }
    },
    kept: () =>
      ['sent', 'originals', 'proofs', 'drafts'].flatMap((folder) =>
        readdirOf(join(content.dataDir, folder)).map((name) => `${folder}/${name}`),
      ),
  }
}

const CHUNK = 2_000_000

export const describe = (
  bytes: Uint8Array,
  { name = 'lake.jpg', again = false }: { name?: string; again?: boolean } = {},
): Record<string, string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return {
    'upload-length': `${bytes.length}`,
    'upload-metadata': [
      `filename ${base64(name)}`,
      `sha256 ${base64(sha256)}`,
      ...(again ? [`again ${base64('1')}`] : []),
    ].join(','),
  }
}

const readdirOf = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

/** A picture of its own kind: no two seeds look alike. */
export async function picture(
  seed: number,
  { width = 2_400, height = 1_800 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const cells = Array.from(
    { length: 64 },
    (_, cell) => Math.abs(Math.sin((cell + 1) * (seed + 1) * 12.9898)) % 1,
  )
  const pixels = Buffer.from(cells.flatMap((value) => [value * 255, 255 - value * 200, (value * 997) % 255]))
  return sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
