import { signInStaff } from './as-staff.ts'

let made = 0

/** Makes a collection at the services themselves, that nobody else in this run edits. */
export const createCollection = async (contents: readonly string[] = []) => {
  const ask = await signInStaff()
  const name = `Shelf ${process.pid}-${Date.now()}-${++made}`
  const { id } = await ask('POST', '/api/collections/', { name, contents })
  return { id: `${id}`, name, path: `/manage/collections/${id}` }
}
