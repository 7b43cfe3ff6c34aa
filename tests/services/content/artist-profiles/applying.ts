import { randomUUID } from 'node:crypto'
import type {
  ApplicationValues,
  ApplicationView,
} from '#services/content/artist-profiles/applying/contract.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import { serveUploads, type UploadsService } from '../uploads/uploads.ts'

export const APPLICATION = '/api/artist-application/'

export const MINE: ApplicationValues = {
  full_name: 'Iris Okonjo-Vale',
  location: 'Porto, Portugal',
  bio: 'I print the harbour of my town by hand, on paper that I make myself.',
  website: 'https://iris.example.com',
  links: ['https://www.instagram.com/iris.example'],
}

export type Applying = Awaited<ReturnType<typeof serveApplying>>

/** The content service with people who apply, and staff who decide. */
export async function serveApplying(openStore: OpenStore, env: Record<string, string> = {}) {
  const service: UploadsService = await serveUploads(openStore, {
    BRAND: 'Umbra',
    PUBLIC_URL: 'http://localhost:3000',
    MAIL_FROM: 'Umbra <desk@umbra.test>',
    ...env,
  })
  const { content, ana } = service

  /** Somebody with an account, who does what an applicant does. */
  const join = async (email = `${randomUUID()}@example.test`, is_staff = false) => {
    const uuid = randomUUID()
    const as = await content.signIn({ user_id: uuid, email, is_staff })
    const ask = async (method: string, path = '', body?: object, key?: string) => {
      const answer = await content.call(method, `${APPLICATION}${path}`, {
        as,
        ...(body && { body }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })
      return answer as { status: number; body: ApplicationView & Record<string, unknown> }
    }
    const submit = (version: number, key: string = randomUUID()) => ask('POST', 'submit/', { version }, key)
    const send = (picture: Uint8Array, name: string) => service.send(picture, { as, name })
    return {
      uuid,
      as,
      email,
      ask,
      submit,
      send,
      read: async () => (await ask('GET')).body,
      save: (version: number, changed: Partial<ApplicationValues> = {}) =>
        ask('PUT', '', { version, ...MINE, ...changed }),
      give: (version: number, changed: Partial<ApplicationValues> = {}) =>
        ask('POST', 'info/', { version, ...MINE, ...changed }),
      /** Sends three pictures, and submits. */
      apply: async (pictures: readonly Uint8Array[], name = MINE.full_name) => {
        const given = await ask('POST', 'info/', { version: 0, ...MINE, full_name: name })
        for (const [at, picture] of pictures.entries()) await send(picture, `picture-${at}.jpg`)
        return submit(given.body.version)
      },
    }
  }

  const profileOf = async (uuid: string) => {
    const [row] = await content.database.query<{ id: number; version: number }>(
      'select id, version from content.artist_profiles where user_uuid = $1',
      [uuid],
    )
    if (!row) throw new Error('There is no such profile.')
    return row
  }
  const decide = async (uuid: string, decision: object, as = ana) => {
    const { id, version } = await profileOf(uuid)
    return content.call('POST', `/api/artist-profile/${id}/decision/`, {
      as,
      body: { version, ...decision },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  const historyOf = async (uuid: string) => {
    const { id } = await profileOf(uuid)
    const { body } = await content.call('GET', `/api/artist-profile/${id}/history/`, { as: ana })
    return (body as { results: { changes: { field: string; to: unknown }[] }[] }).results
  }
  const mailsTo = async (address: string) => {
    const { body } = await content.call('GET', '/outbox/')
    return (body as { messages: { to: string; subject: string; text: string }[] }).messages.filter(
      ({ to }) => to === address,
    )
  }
  return { ...service, join, profileOf, decide, historyOf, mailsTo }
}
