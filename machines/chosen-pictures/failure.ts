import { readRefusal } from '#machines/refusal.ts'

/** Why the shop does not take a picture; null where it may still. */
export const readPictureRefusal = (error: unknown): string | null => {
  const { code, message, fields } = readRefusal(error)
  return code === 'BAD_USER_INPUT' ? (fields.picture ?? message) : null
}
