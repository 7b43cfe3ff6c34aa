import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { namedOf } from '#machines/upload-file/context.ts'
import type { AlikePicture } from '#machines/upload-file/picture.ts'

/** What the screen offers there, and what the shop can say of it. */
export const mayHappen = (event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean => {
  const { context } = snapshot
  const isDecided = snapshot.matches({ ready: 'decided' })
  const isExpected = context.remote !== null
  switch (event.type) {
    case 'file.created':
      return !isExpected
    case 'progress.made':
      return isExpected && event.offset === context.offset + 2_000_000
    case 'file.sent':
      return isExpected
    case 'sending.ended':
      return isExpected || event.end === 507 || event.end === 413
    case 'bytes.attached':
      return snapshot.matches('lost') || isDecided
    case 'detail.typed':
      return isDecided && context.typed.title === undefined
    case 'detail.cleared':
      return isDecided
    case 'replacement.ordered':
      return namedOf({ alike: context.alike }) !== null
    case 'alike.kept':
    case 'alike.replaced':
      return context.alike.some(({ image }: AlikePicture) => image === event.picture.image)
    case 'small.confirmed':
      return (
        (isDecided || snapshot.matches({ ready: 'invalid' })) &&
        context.opened.isSmall &&
        event.isConfirmed !== context.sellsSmall
      )
    default:
      return true
  }
}
