import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from '../messages.ts'
import type { NotLoaded } from './late.tsx'

/** The button stays while it is tried again, so that whoever pressed it keeps their place. */
export const NotLoadedPart = ({ isTrying, onRetry }: NotLoaded) => (
  <Unavailable message={isTrying ? say.oneMoment : explainFailure()} onRetry={onRetry} />
)

const explainFailure = () => (navigator.onLine ? say.partNotLoaded : say.offline)
