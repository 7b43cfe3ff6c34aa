import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Database } from '#services/shared/database/driver.ts'
import { askerOf } from '#services/shared/http/asker.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { createQueue } from '#services/shared/queue.ts'
import { readId } from '#services/shared/resources/record-id.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { SamplePicture, SampleView } from '../../artist-profiles/applying/contract.ts'
import { artistProfiles } from '../../artist-profiles/resource.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import { PROOF_SIDE } from '../../record/extent.ts'

const SIDE = 640
const QUALITY = 78

interface SampleDeps {
  database: Database
  pictures: PictureStore
}

interface SampleRow {
  id: string
  name: string
  opened: OpenedPicture
  original: string
}

/**
 * Adds the route by which an applicant and staff see the pictures of an application (contract.ts). They are
 * drawn anew each time: what is removed with a declined application is kept nowhere else.
 */
export function registerSampleRoute(app: FastifyInstance, { database, pictures }: SampleDeps): void {
  const drawing = createQueue({ name: 'samples_drawn', atOnce: 1, waiting: 48, share: 6, retryAfter: 2 })

  const draw = async (original: string): Promise<string> => {
    const proof = await pictures.proofAt(original)
    if (!proof) return ''
    const bytes = await sharp(proof, { limitInputPixels: PROOF_SIDE ** 2, failOn: 'error' })
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return `data:image/jpeg;base64,${bytes.toString('base64')}`
  }

  app.get('/api/artist-profile/:id/sample/', async (request, reply): Promise<SampleView> => {
    const user = requireUser(request)
    const id = Number(readId(artistProfiles, request))
    const [profile] = await database.query<{ owner: string }>(
      'select user_uuid as owner from content.artist_profiles where id = $1',
      [id],
    )
    if (!profile || (profile.owner !== user.user_id && !user.is_staff)) throw notFound()
    if (profile.owner !== user.user_id)
      recordStaffAccess(app, user, { subject: 'artist_profile', owner: profile.owner, id })
    const rows = await database.query<SampleRow>(
      `select f.id, f.name, f.opened, f.original from content.application_samples s
       join content.upload_files f on f.id = s.file_id where s.profile_id = $1 order by s.place`,
      [id],
    )
    const show = async ({ id, name, opened, original }: SampleRow): Promise<SamplePicture> => {
      const preview = await drawing(askerOf(request), () => draw(original))
      return { id, name, width: opened.pixels.width, height: opened.pixels.height, preview }
    }
    reply.header('cache-control', 'no-store')
    // One after another: the queue has no room for all pictures of an asker at once.
    const results: SamplePicture[] = []
    for (const row of rows) results.push(await show(row))
    return { results }
  })
}
