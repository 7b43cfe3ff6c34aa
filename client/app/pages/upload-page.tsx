import { useAuth } from '#client/actors/people/auth.ts'
import { openUploads } from '#client/app/follow/open-uploads.ts'
import { ArtistField } from '#client/features/manage/resources/fields/artist-field.tsx'
import type { UploadAccess } from '#client/features/upload/access.ts'
import { UploadScreen } from '#client/features/upload/upload-screen.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import { SECTIONS } from '#machines/search/sections.ts'
import { DETAIL_NAMES } from '#machines/upload-file/details.ts'
import * as say from '../messages.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openUploads)

/** By their codes, as all of the console has them. Getty's pictures are never the shop's own. */
const PUBLISHERS = SECTIONS.publisher.filter((code) => code !== 'GET').map((code) => ({ code, name: code }))

const STAFF: Omit<UploadAccess, 'owner'> = {
  details: DETAIL_NAMES,
  ArtistField,
  publishers: PUBLISHERS,
  canReplace: true,
  hasCommonForm: true,
  view: 'list',
  toPicture: (image) => `/images/${image}`,
  list: { to: '/manage/upload', label: say.allUploads },
}

/** /manage/upload/new */
export const Component = () => {
  const owner = useAuth(selectUser)?.uuid
  return owner && <UploadScreen key={owner} access={{ ...STAFF, owner }} />
}
