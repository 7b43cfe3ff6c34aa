import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import type { CheckoutRef } from '#client/actors/orders/checkout.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectIsPlacing } from '#machines/checkout/selectors.ts'
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
    <Modal title="Leave while your order is being placed?" onClose={() => blocker.reset()}>
      <p>It goes on without you; you would be told by mail. Stay to see it through.</p>
      <Actions>
        <Button onClick={() => blocker.reset()}>Stay</Button>
        <Button variant="outline" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </Actions>
    </Modal>
  )
}
