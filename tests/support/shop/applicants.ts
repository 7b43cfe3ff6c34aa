import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { APPLICANTS } from '#services/content/demo/applicants.ts'
import type { DemoProfile } from '#services/content/demo/artist-profile.ts'
import { migrateContent } from '#services/content/schema.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF, signedIn } from './place-order.ts'

/** More than a run decides, each tried twice. */
const MANY = 60
const HOUR_MS = 3_600_000

const [DEMO] = APPLICANTS as readonly [DemoProfile, ...DemoProfile[]]

const nameOf = (number: number) => `Thea Marlow ${number}`

/**
 * Fills a shop's folder with applications that wait, as nobody can apply before the artist portal. Without a
 * photo; each was submitted an hour after the one before.
 */
export const prepareApplicants = async (dataDir: string): Promise<void> => {
  const database = await openEmbedded(dataDir)
  await migrateContent(database)
  const applicants = Array.from({ length: MANY }, (_, number) => ({
    user_uuid: randomUUID(),
    full_name: nameOf(number),
    email: `thea.${number}@example.test`,
    at: new Date(Date.now() - (MANY - number) * HOUR_MS),
  }))
  await database.query(
    `insert into content.artist_profiles
       (user_uuid, full_name, application_stage, submitted_at, bio, email, created_at, updated_at)
     select user_uuid, full_name, 'submitted', at, 'Prints by hand.', email, at, at
     from json_populate_recordset(null::record, $1::json)
       as r(user_uuid text, full_name text, email text, at timestamptz)`,
    [JSON.stringify(applicants)],
  )
  await database.close()
}

/** In a folder of the run, a folder for each who was taken: only one test can make it. */
const isFree = (folder: string, number: number): Promise<boolean> =>
  mkdir(join(folder, `taken-applicant-${number}`)).then(
    () => true,
    () => false,
  )

const ask = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  body: object | null = null,
) => {
  const answer = await fetch(`${process.env.SHOP_CONTENT_URL}/api/artist-profile/${path}`, {
    method,
    headers: { ...SERVICE_KEY, ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Takes an application that waits, on which nobody else in this run decides. */
export const takeApplicant = async () => {
  const folder = process.env.SHOP_FOLDER
  if (!folder) throw new Error('This shop has no applicants for tests.')
  for (let number = 0; number < MANY; number += 1) {
    if (!(await isFree(folder, number))) continue
    const search = new URLSearchParams({ search: `thea.${number}@example.test` })
    const { results } = await ask('GET', `?${search}`, await signedIn(STAFF))
    const { id, version } = results[0]
    const write = (method: string, path: string, access: string, body: object) =>
      ask(method, `${id}/${path}`, { authorization: `JWT ${access}` }, { version, ...body })
    return {
      id: `${id}`,
      name: nameOf(number),
      email: `thea.${number}@example.test`,
      path: `/manage/artist-profile/${id}`,
      /** Decides as somebody else does meanwhile. */
      decide: (access: string, body: object) => write('POST', 'decision/', access, body),
      edit: (access: string, body: object) => write('PUT', '', access, body),
    }
  }
  throw new Error('All applicants are taken.')
}

/** Reads an application of the demo that waits, on which no test decides. */
export const readDemoApplicant = async () => {
  const { full_name: name, email } = DEMO
  const search = new URLSearchParams({ search: email })
  const { results } = await ask('GET', `?${search}`, await signedIn(STAFF))
  const { id, version: _, ...values } = results[0]
  return { id: `${id}`, name, path: `/manage/artist-profile/${id}`, values }
}
