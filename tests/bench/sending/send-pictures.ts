import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

type HeadersOf = () => Promise<{ authorization: string }>

/** As many as a page sends at once, and asks after in one request. */
const AT_ONCE = 3
const ASKED_AFTER = 100

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Sends pictures as the page does, through the web process by tus, and answers their ids. */
export async function sendPictures(
  url: string,
  pictures: readonly Buffer[],
  headersOf: HeadersOf,
): Promise<string[]> {
  const ids: string[] = []
  const waiting = pictures.entries()
  const send = async () => {
    for (const [index, bytes] of waiting) ids.push(await sendOne(url, bytes, `${index}.jpg`, headersOf))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return ids
}

async function sendOne(url: string, bytes: Buffer, name: string, headersOf: HeadersOf): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const headers = { ...(await headersOf()), 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${url}/api/upload/files/`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': `${bytes.length}`,
      'upload-metadata': `filename ${base64(name)},sha256 ${base64(sha256)}`,
    },
  })
  const id = begun.headers.get('location')?.split('/').at(-1)
  if (begun.status !== 201 || id === undefined) throw new Error(`A file was answered ${begun.status}`)
  const sent = await fetch(`${url}/api/upload/files/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  if (sent.status !== 204) throw new Error(`A part was answered ${sent.status}`)
  return id
}

/** Waits until all of these files have been opened. Throws where one was refused. */
export async function waitUntilReady(
  isChecked: (ids: readonly string[]) => Promise<readonly { id: string; state: string }[]>,
  ids: readonly string[],
): Promise<void> {
  const unfinished = [...ids]
  while (unfinished.length > 0) {
    const states = await isChecked(unfinished.slice(0, ASKED_AFTER))
    const refused = states.find(({ state }) => state === 'refused')
    if (refused) throw new Error(`${refused.id} was refused`)
    const ready = new Set(states.filter(({ state }) => state === 'ready').map(({ id }) => id))
    if (ready.size === 0) await setTimeout(1_000)
    unfinished.splice(0, ASKED_AFTER, ...unfinished.slice(0, ASKED_AFTER).filter((id) => !ready.has(id)))
  }
}
