import { useNavigation } from 'react-router-dom'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import * as say from './messages.ts'

/** Says that the next page is on its way. */
export const ProgressBar = () => {
  const { state } = useNavigation()
  return state === 'idle' ? null : <LoadingBar label={say.loadingPage} />
}
