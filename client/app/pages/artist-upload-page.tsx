import { useParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { usePreference } from '#client/actors/preferences.ts'
import { openUploads } from '#client/app/follow/open-uploads.ts'
import { UploadTips } from '#client/features/artist/upload/upload-tips.tsx'
import { UploadWays } from '#client/features/artist/upload/upload-ways.tsx'
import type { UploadAccess } from '#client/features/upload/access.ts'
import { UploadScreen } from '#client/features/upload/upload-screen.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import * as say from '../messages.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openUploads)

/** What staff decide of it is not asked, and the shop knows whose it is. */
const ARTIST: Omit<UploadAccess, 'owner' | 'view' | 'hasCommonForm'> = {
  details: ['title', 'caption', 'keywords'],
  ArtistField: null,
  publishers: [],
  canReplace: false,
  list: { to: '/artist/art', label: say.yourArt },
  toPicture: (image) => `/artist/art/${encodeURIComponent(image)}`,
}

/** /artist/upload/{advanced?} */
export const Component = () => {
  const owner = useAuth(selectUser)?.uuid
  const view = usePreference('uploadsView')
  const isAdvanced = useParams().advanced !== undefined
  return (
    owner && (
      <UploadScreen
        key={owner}
        access={{ ...ARTIST, owner, view, hasCommonForm: isAdvanced }}
        tools={<UploadWays isAdvanced={isAdvanced} />}
      >
        <UploadTips />
      </UploadScreen>
    )
  )
}
