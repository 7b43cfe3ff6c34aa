import { deepStrictEqual } from 'node:assert/strict'
import type { Route } from '@playwright/test'
import { CHUNK_BYTES } from '#machines/lifecycles/original.ts'
import type { Sending } from '#machines/upload-file/ports.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/**
 * The port that sends a file by tus: each request waits until the path says how it ends. The answers are
 * those that tests/services/content/uploads/sending.test.ts has seen.
 */
export interface HeldSending {
  /** Expects the file under this id from now on. */
  begin(remote: string): Promise<void>
  /** Takes a part that is some time on its way. */
  takePart(): Promise<void>
  /** Takes all that is left at once. */
  takeAll(): Promise<void>
  refuse(status: number): Promise<void>
  /** Lets a part go whose bytes cannot be read any more. */
  letGo(): Promise<void>
  /** Lets time go by until it is tried again. */
  awaitRetry(): Promise<void>
}

const PLACE = '/api/upload/files/'
const TUS = { 'tus-resumable': '1.0.0' }

/** How long a part is on its way, in milliseconds: as long as a word about it takes. */
const ON_ITS_WAY = 500

export const holdSending = async ({ page, noise, recording, wait }: Visit): Promise<HeldSending> => {
  const waiting: Route[] = []
  await page.route(`**${PLACE}**`, (route) => void waiting.push(route))

  const sendingNow = () => recording.latest('upload-file')?.snapshot()
  const sizeOf = (): number => sendingNow()?.context.file.size
  const offsetOf = (route: Route) => Number(route.request().headers()['upload-offset'])

  /** The newest: nobody waits any more for what was sent before somebody gave up. */
  const next = async (...methods: readonly string[]): Promise<Route> => {
    const isMeant = (route: Route) => methods.length === 0 || methods.includes(route.request().method())
    await until(
      () => waiting.some(isMeant),
      () => `The page sent no ${methods.join(' or ')} of a file.`,
    )
    const route = waiting.findLast(isMeant) as Route
    waiting.length = 0
    compareAsked(route)
    return route
  }
  /** It must be exactly what the machine gives its port. */
  const compareAsked = (route: Route) => {
    const request = route.request()
    const input: Sending | undefined = sendingNow()?.children.sendFile?.getSnapshot().input
    if (!input) throw new Error('A file is sent, and no port asks for it.')
    const { pathname } = new URL(request.url())
    if (request.method() === 'HEAD') deepStrictEqual(pathname, `${PLACE}${input.remote}`)
    if (request.method() !== 'POST') return
    const headers = request.headers()
    deepStrictEqual(
      { size: headers['upload-length'], ...metadataOf(headers['upload-metadata']) },
      {
        size: `${input.file.size}`,
        filename: input.file.name,
        sha256: input.sha256,
        ...(input.again && { again: 'true' }),
      },
      'A file is not announced as the machine has it.',
    )
  }

  const tellOffset = (route: Route) => {
    const { offset, file } = sendingNow()?.context ?? {}
    const headers = { ...TUS, 'upload-offset': `${offset}`, 'upload-length': `${file.size}` }
    return route.fulfill({ status: 200, headers })
  }
  /** A part; whoever goes on with a file asks first how much of it is there. */
  const nextPart = async (): Promise<Route> => {
    const route = await next('PATCH', 'HEAD')
    if (route.request().method() === 'PATCH') return route
    await tellOffset(route)
    return next('PATCH')
  }
  const take = async (lasting = 0): Promise<number> => {
    const route = await nextPart()
    await wait(lasting)
    const offset = Math.min(sizeOf(), offsetOf(route) + CHUNK_BYTES)
    await route.fulfill({ status: 204, headers: { ...TUS, 'upload-offset': `${offset}` } })
    return offset
  }
  return {
    async begin(remote) {
      const headers = { ...TUS, location: `${PLACE}${remote}` }
      await (await next('POST')).fulfill({ status: 201, headers })
    },
    async takePart() {
      await take(ON_ITS_WAY)
    },
    async takeAll() {
      let offset = 0
      do offset = await take()
      while (offset < sizeOf())
    },
    async refuse(status) {
      noise.expect(new RegExp(`status of ${status}|^${status}: \\w+ \\S+${PLACE}`))
      await (await next()).fulfill({ status, headers: TUS })
    },
    async letGo() {
      noise.expect(/ERR_(FILE_NOT_FOUND|UPLOAD_FILE_CHANGED)/)
      await (await nextPart()).continue()
    },
    // When it fails is the browser's to say, and only then the library begins to wait.
    awaitRetry: () =>
      until(async () => {
        await wait(100)
        return waiting.length > 0
      }, 'The page does not try again to send a file.'),
  }
}

/** `filename ZHVuZXM=,sha256 …` */
const metadataOf = (told = ''): Record<string, string> =>
  Object.fromEntries(
    told.split(',').map((one) => {
      const [name = '', value = ''] = one.split(' ')
      return [name, Buffer.from(value, 'base64').toString()]
    }),
  )
