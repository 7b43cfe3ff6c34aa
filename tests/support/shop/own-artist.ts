import { signInStaff } from './as-staff.ts'

let made = 0

/**
 * Makes an artist at the services themselves, whom nobody else in this run edits. Answers their name, and how
 * to edit them as somebody else does meanwhile.
 */
export const createArtist = async (values: { name?: string; royalty_code?: string } = {}) => {
  const ask = await signInStaff()
  const name = values.name ?? `Ada Vale ${process.pid}-${Date.now()}-${++made}`
  const { id, version } = await ask('POST', '/api/artist/', { ...values, name })
  return {
    id: `${id}`,
    name,
    path: `/manage/artist/${id}`,
    /** Edits from the version that it was made with. */
    edit: (changes: object) => ask('PUT', `/api/artist/${id}/`, { version, ...changes }),
  }
}
