import { signInStaff } from './as-staff.ts'

let taken = 0

/** Demo images that no other test looks for. */
const NOBODYS = '/api/image/?search=feather&published=true&limit=1000&ordering=created'

interface Listed {
  id: string
  version: number
}

/**
 * Takes an image that nobody has edited for a test alone, under a title of its own; of two who take one, the
 * second takes another. Answers how to edit it as a colleague does meanwhile.
 */
export const takeImage = async (values: object = {}) => {
  const ask = await signInStaff()
  const word = `Plume${process.pid}x${Date.now()}x${++taken}`
  const title = `${word} at dawn`
  const { results } = (await ask('GET', NOBODYS)) as { results: Listed[] }
  for (const { id, version } of results.filter(({ version }) => version === 0)) {
    const edit = (changes: object, from: number) =>
      ask('PUT', `/api/image/${id}/`, { version: from, ...changes }).catch(() => null)
    const saved = (await edit({ title, ...values }, version)) as Listed | null
    if (saved)
      return {
        id,
        word,
        title,
        path: `/manage/image/${id}`,
        edit: (changes: object) => edit(changes, saved.version),
      }
  }
  throw new Error('Every image is taken.')
}
