import { Unavailable } from '#client/ui/unavailable.tsx'
import type { NotLoaded } from './late.tsx'

/** The button stays while it is tried again, so that whoever pressed it keeps their place. */
export const NotLoadedPart = ({ isTrying, onRetry }: NotLoaded) => (
  <Unavailable message={isTrying ? 'One moment…' : explainFailure()} onRetry={onRetry} />
)

const explainFailure = () =>
  navigator.onLine
    ? 'This could not be loaded. Please try again.'
    : 'You are offline. Please try again when you are online.'
