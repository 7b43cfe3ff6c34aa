import { usePageTitle } from '#client/ui/page-title.ts'
import { useSettings } from '#client/ui/settings.tsx'
import { GovernmentHome } from './government-home.tsx'
import { loadPictures } from './loader.ts'
import { StandardHome } from './standard-home.tsx'

export const loader = loadPictures

/** Which home it is, the host decides (spec.md section 1). */
export const Component = () => {
  usePageTitle()
  const { variant } = useSettings()
  return variant === 'government' ? <GovernmentHome /> : <StandardHome />
}
