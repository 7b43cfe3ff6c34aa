import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

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
