import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { CheckoutRef } from '#client/actors/orders/checkout.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectIsPlacing } from '#machines/checkout/selectors.ts'
import * as say from './messages.tsx'
import { Actions } from './step.tsx'

/** Asks whoever leaves while an order is being placed: they would not see what becomes of it. */
export const LeaveGuard = ({ checkout }: { checkout: CheckoutRef }) => {
  const isPlacing = useSelector(checkout, selectIsPlacing)
  // The actor is asked itself: React learns a moment late that it is over.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && selectIsPlacing(checkout.getSnapshot()),
  )
  useEffect(() => {
    if (!isPlacing) return
    const askBeforeLeaving = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [isPlacing])
  useEffect(() => {
    if (!isPlacing && blocker.state === 'blocked') blocker.reset()
  }, [isPlacing, blocker])
  if (blocker.state !== 'blocked' || !isPlacing) return null
  return (
    <Modal title={say.leaveWhilePlacing} onClose={() => blocker.reset()}>
      <p>{say.goesOnWithoutYou}</p>
      <Actions>
        <Button onClick={() => blocker.reset()}>{say.stay}</Button>
        <Button variant="outline" onClick={() => blocker.proceed()}>
          {say.leave}
        </Button>
      </Actions>
    </Modal>
  )
}
