import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound, Problem } from '#services/shared/http/problem.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import { isSame } from '#services/shared/resources/events.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { artistProfiles } from '../resource.ts'
import type { OwnProfileEdited, OwnProfileView } from './contract.ts'
import { claimPortrait } from './portraits.ts'

type Kept = OwnProfileView & { id: number }

/** Throws 404 for whoever has no approved profile. */
async function findOwn(db: Queryable, uuid: string): Promise<Kept> {
  const [found] = await db.query<Kept>(
    `select p.id, p.version, case when a.active then a.id end as page,
       jsonb_build_object('full_name', full_name, 'bio', bio, 'website', website, 'links', links,
         'photo', coalesce(photo, '')) as "values"
     from content.artist_profiles p left join content.artists a on a.id = p.artist_id
     where user_uuid = $1 and approved`,
    [uuid],
  )
  if (!found) throw notFound()
  return found
}

export async function readOwnProfile(db: Queryable, uuid: string): Promise<OwnProfileView> {
  const { version, values, page } = await findOwn(db, uuid)
  return { version, values, page }
}

/**
 * Shows everybody what an artist says of themselves. Throws 400 at `photo` for one that they did not send,
 * 404, and 409 where somebody has saved something else since `version` was read.
 */
export async function saveOwnProfile(
  tx: Queryable,
  { version, values }: Pick<OwnProfileView, 'version' | 'values'>,
  by: By,
): Promise<void> {
  const { id } = await findOwn(tx, by.user.user_id)
  await changeRecord(
    tx,
    artistProfiles,
    id,
    async () => {
      // Read again under the lock of the record.
      const found = await findOwn(tx, by.user.user_id)
      const isAsKept = isSame({ ...values }, { ...found.values })
      // Whoever was not answered sends the same again.
      if (found.version !== version && !isAsKept) throw edited(found)
      if (values.photo !== '' && values.photo !== found.values.photo)
        await claimPortrait(tx, values.photo, { owner: by.user.user_id, at: by.at })
      return { ...values, photo: values.photo || null }
    },
    by,
  )
}

function edited({ version, values }: Kept): Problem {
  const body: OwnProfileEdited = {
    detail: 'This profile was changed on another page.',
    code: 'profile_edited',
    version,
    theirs: values,
  }
  return new Problem(409, { ...body })
}
