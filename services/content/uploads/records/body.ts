import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Value } from '#services/shared/resources/contract.ts'
import { isSent } from '#services/shared/resources/fields.ts'
import { OWN_ART } from '../../images/ownership.ts'
import { IMAGE_ROWS } from '../../images/record-fields.ts'
import { foldArtistName } from '../../index/enrol-artists.ts'
import type { NewUpload } from '../contract.ts'
import type { Uploader } from '../uploader.ts'
import { LONGEST_NAME } from './fields.ts'
import { UPLOADED_PUBLISHERS } from './new-fields.ts'

/** Bounds what an image takes as its own record does. */
const asImage = <T extends Value>(name: string, schema: z.ZodType<T, Value>) => {
  const field = IMAGE_ROWS.fields[name]
  if (!field || !isSent(field)) throw new Error(`Images have no field ${name}.`)
  return field.schema.pipe(schema).optional()
}

const body = z.strictObject({
  file: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(LONGEST_NAME).optional(),
  creator_uuid: z.uuid({ error: 'Must be a valid UUID.' }).optional(),
  artist: asImage('artist', z.string()),
  publisher: z.enum(UPLOADED_PUBLISHERS).optional(),
  title: asImage('title', z.string()),
  caption: asImage('caption', z.string()),
  keywords: asImage('keywords', z.array(z.string())),
  price: asImage('price', z.number()),
  royalty_code: asImage('royalty_code', z.string()),
  published: z.boolean().optional(),
  approved: z.boolean().optional(),
  sells_small: z.boolean().optional(),
})

/** What staff alone decide of an upload. */
const OF_STAFF = [
  'creator_uuid',
  'artist',
  'publisher',
  'price',
  'royalty_code',
  'published',
  'approved',
] as const

/** What somebody else of the staff decides of what a member of staff sends as the artist that they are. */
const OF_COLLEAGUES = ['price', 'royalty_code', 'published', 'approved'] as const

/**
 * Reads a new upload. Throws 400 by field, also where an artist says what staff alone decide, and where staff
 * decide on their own work.
 */
export function readNewUpload(sent: unknown, { is_staff, artist }: Uploader): NewUpload {
  const read = parse(body, sent)
  if (is_staff && artist !== null && isOwn(artist, read)) return readOwn(artist, read)
  const refused = is_staff ? [] : OF_STAFF.filter((name) => read[name] !== undefined)
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map((name) => [name, ['This is decided by staff.']])))
  if (is_staff && !read.artist && !read.publisher)
    throw invalid({ artist: ['Say whose content it is: an artist’s or a publisher’s.'] })
  return withoutMissing({ ...read, ...(!is_staff && { artist: artist ?? '' }) })
}

/** What names nobody else is the artist's who sends it. */
const isOwn = (own: string, { artist = '', publisher }: z.output<typeof body>): boolean =>
  publisher === undefined && (artist === '' || foldArtistName(artist) === foldArtistName(own))

/** It waits for somebody else of the staff, as any artist's does. */
function readOwn(artist: string, read: z.output<typeof body>): NewUpload {
  const refused = OF_COLLEAGUES.filter((name) => read[name] !== undefined && read[name] !== false)
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map((name) => [name, [OWN_ART]])))
  return withoutMissing({ ...read, artist, approved: false })
}

const withoutMissing = (read: z.output<typeof body>): NewUpload =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as unknown as NewUpload
