import { useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { openApplying } from '#client/app/follow/artists/open-applying.ts'
import { ApplyScreen } from '#client/features/artist/apply/apply-screen.tsx'
import { readPage } from '#client/features/artist/apply/pages.ts'
import { SampleFiles } from '#client/features/upload/sample/sample-files.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openApplying)

/** /artist/apply and the pages beneath it. */
export const Component = () => {
  const { pathname } = useLocation()
  const owner = useAuth(selectUser)?.uuid ?? null
  return <ApplyScreen key={owner} owner={owner} page={readPage(pathname)} Pictures={SampleFiles} />
}
