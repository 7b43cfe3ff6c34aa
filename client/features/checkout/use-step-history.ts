import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { selectStep, stepsInOrder } from '#machines/checkout/selectors.ts'
import { entryOf } from './history-entry.ts'

/**
 * Each step is an entry of the browser's history, with one address for all of them, so that Back and Forward
 * go from step to step. Where the visitor goes in the history is asked of the checkout; what that says, the
 * history follows.
 */
export const useStepHistory = (checkout: CheckoutRef) => {
  const step = useSelector(checkout, selectStep)
  const { goTo } = useCheckoutIntents(checkout)
  const navigate = useNavigate()
  const { key, pathname, state } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const entry = entryOf(state)
  /** The place that was shown last, and whether the next one comes of what this has done. */
  const last = useRef({ key, isFollowing: false })

  useEffect(() => {
    const { key: before, isFollowing } = last.current
    const hasMoved = key !== before
    if (isFollowing && !hasMoved) return
    last.current = { key, isFollowing: false }
    const wanted = hasMoved && !isFollowing && isPop ? stepsInOrder[entry] : undefined
    if (wanted) goTo(wanted)
    const current = wanted ? selectStep(checkout.getSnapshot()) : step
    const distance = current === null ? 0 : stepsInOrder.indexOf(current) - entry
    if (distance === 0) return
    last.current.isFollowing = true
    if (distance < 0) return void navigate(distance)
    // Push one entry at a time: Back must find every step.
    void navigate(pathname, { state: { step: stepsInOrder[entry + 1] }, replace: entry < 0 })
  }, [checkout, step, key, pathname, entry, isPop, goTo, navigate])
}
