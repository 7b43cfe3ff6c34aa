import { expect, onTestFinished, test } from 'vitest'
import { quantityProcess } from '#client/actors/projects/quantity.ts'
import { LineQuantity_ItemFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

test('a line that is shown takes its quantity from whatever the server last said of it, until it leaves', async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  const { apollo, processes, leave } = await openTestVisit(graph.uri)
  onTestFinished(async () => {
    leave()
    await graph.close()
  })
  const write = (quantity: number) =>
    apollo.writeFragment({
      fragment: LineQuantity_ItemFragmentDoc,
      from: { __typename: 'CartItem', id: '1' },
      data: { __typename: 'CartItem', id: '1', quantity },
    })
  write(1)
  const lines = processes.subjectsOf(quantityProcess)
  const { ref: line, show } = lines.seatOf({ cartToken: 'cart-1', itemId: '1', quantity: 1 })
  const hide = show()
  write(3)
  await expect.poll(() => line.getSnapshot().context.quantity).toBe(3)
  line.send({ type: 'quantity.edited', text: '5' })
  write(4)
  expect(line.getSnapshot().context).toMatchObject({ quantity: 3, text: '5' })
  line.send({ type: 'quantity.edited', text: '3' })
  hide()
  const heard = Promise.withResolvers<void>()
  apollo
    .watchFragment({ fragment: LineQuantity_ItemFragmentDoc, from: { __typename: 'CartItem', id: '1' } })
    .subscribe(({ complete, data }) => complete && data.quantity === 9 && heard.resolve())
  write(9)
  await heard.promise
  expect(line.getSnapshot().context.quantity).toBe(3)
})
