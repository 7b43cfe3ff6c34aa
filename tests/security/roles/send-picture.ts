import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { FileView } from '#services/content/uploads/contract.ts'
import { describe } from '#tests/services/content/uploads/uploads.ts'
import { ARTIST, type RolesShop } from './shop.ts'

const LARGEST = 2_147_483_647
const FILES = '/api/upload/files/'

/** Sends a picture that nobody else sends, waits until it was opened, and answers the file's id. */
export async function sendPicture({ call }: Pick<RolesShop, 'call'>, as: string): Promise<string> {
  const color = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const bytes = await sharp({ create: { width: 1_900, height: 1_900, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: `${randomInt(LARGEST)}` } })
    .jpeg()
    .toBuffer()
  const tus = { 'tus-resumable': '1.0.0' }
  const told = await call('content', 'POST', FILES, { as, headers: { ...tus, ...describe(bytes) } })
  const id = told.headers.get('location')?.split('/').at(-1) ?? ''
  const headers = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await call('content', 'PATCH', `${FILES}${id}`, { as, body: bytes, headers })
  await vi.waitFor(
    async () => {
      const { state } = (await call('content', 'GET', `${FILES}${id}/`, { as })).body as FileView
      if (state !== 'ready') throw new Error(`The picture is ${state}`)
    },
    { timeout: 20_000, interval: 30 },
  )
  return id
}

/** Sends a picture into the artist's thread with staff, claims it as a message does, and answers its name. */
export async function sendThreadPicture({ call }: Pick<RolesShop, 'call'>, as: string): Promise<string> {
  const background = { r: 20, g: 40, b: 60 }
  const body = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const path = `/api/message-pictures/${ARTIST}/`
  const sent = await call('content', 'POST', path, { as, body, headers: { 'content-type': 'image/jpeg' } })
  if (sent.status !== 200)
    throw new Error(`The picture was answered ${sent.status}: ${JSON.stringify(sent.body)}`)
  const { name } = sent.body as { name: string }
  await call('content', 'POST', `${path}claim/`, { as, body: { pictures: [name] } })
  return name
}
