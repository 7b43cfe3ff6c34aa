import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Entry } from '#machines/upload/context.ts'
import type { Standing } from '#machines/upload-file/events.ts'
import { entriesOf, found, isAsking, isShown } from './queue-plan.ts'

/** What the screen offers there, and what can come of it; each thing in one place is enough. */
export const mayHappen = (event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean => {
  const { context } = snapshot
  const [entry] = entriesOf(snapshot)
  const isAt = (standing: Standing) => entry?.standing === standing
  const isOpen = snapshot.matches({ dialog: 'open' })
  if (!isShown(snapshot)) return event.type === 'signedIn'
  // What is found is not chosen too.
  if (event.actorId === 'listFiles') return (event.output?.views.length ?? 0) === 0 || (!entry && !isOpen)
  switch (event.type) {
    case 'signedIn':
      return false
    case 'signedOut':
      return entry?.file.id === found.id && snapshot.matches({ turns: 'held', looking: 'idle' })
    // Nobody who leaves the page with nothing under way comes back to the same list.
    case 'uploads.shown':
      return isAt('sending')
    case 'dialog.opened':
      return !entry
    case 'choice.dropped':
      return context.chosen.length > 0
    // The modal has a place for files until it has some.
    case 'files.chosen':
      return !entry && context.chosen.length === 0
    case 'faults.dismissed':
      return !isOpen && context.faults.length > 0
    case 'common.typed':
      return isAt('ready') && context.common.price === undefined
    case 'common.cleared':
      return isAt('ready') && context.common.price !== undefined
    case 'common.applied':
      return isAt('ready') && context.common.title === undefined
    case 'small.allConfirmed':
    case 'uploads.saved':
      return isAt('ready')
    case 'named.replaced':
      return isAt('named')
    case 'line.lost':
      return snapshot.matches({ turns: 'going' }) && (isAt('sending') || isAt('saving'))
    case 'file.gone':
      return isAt('reading')
    case 'file.held':
      if (event.failure.kind === 'unavailable') return isAt('saving') && entry?.file.id === event.id
      return (
        isAt('sending') && entry?.remote === null && (event.failure.kind !== 'expired' || !isAsking(snapshot))
      )
    case 'file.moved':
      return entry !== undefined && entry.file.id === event.id && mayMove(event.to, entry)
    default:
      return true
  }
}

/** The rest follows on what its queue tells it. */
const mayMove = (to: Standing, { standing, remote }: Entry): boolean => {
  switch (to) {
    case 'unknown':
      return standing === 'reading'
    case 'sending':
      return standing === 'sending' && remote === null
    case 'checking':
      return standing === 'sending' && remote !== null
    default:
      return to === 'saved' && standing === 'saving'
  }
}
