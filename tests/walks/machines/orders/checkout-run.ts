import { checkoutMachine } from '#machines/checkout/machine.ts'
import { address, byPurchaseOrder, checkoutInput, quote } from '../../fixtures/checkout.ts'
import { runHeld } from '../../walker/held-actor.ts'

/** These run a checkout with held answers, each as far as its name says. */
export const runToAddress = async () => {
  const run = runHeld(checkoutMachine, checkoutInput)
  await run.answer('readQuote', quote)
  return run
}
export const fillAddress = async () => {
  const run = await runToAddress()
  run.send({ type: 'address.submitted', address })
  return run
}
export const runToPayment = async () => {
  const run = await fillAddress()
  await run.answer('priceShipping', { ...quote, total: 21_000 })
  run.send({ type: 'review.confirmed' })
  return run
}
export const submitted = { type: 'payment.submitted', payment: byPurchaseOrder } as const
export const place = async () => {
  const run = await runToPayment()
  run.send(submitted)
  return run
}
type Run = Awaited<ReturnType<typeof place>>
export const placingsOf = (run: Run) => run.calls.filter(({ id }) => id === 'placeOrder')
