import { expect, test } from 'vitest'
import { selectHeld, selectReplacing } from '#machines/upload/selectors.ts'
import { expired } from '../../fixtures/shared.ts'
import { nearImage, opened } from '../../fixtures/uploads.ts'
import { fileAt, run, settle } from './upload-run.ts'

const namedAs = (image: string) => ({ ...nearImage, image, kind: 'named' as const })

/** Five files, each with the same picture of its name. */
const sendFive = async () => {
  const shop = run({ view: { opened, alike: [namedAs('9'), nearImage] } })
  await shop.add(...[1, 2, 3, 4, 5].map((index) => fileAt(index)))
  for (const index of [0, 1, 2, 3, 4]) await shop.finish(index)
  return shop
}
const mayReplace = ({ actor }: ReturnType<typeof run>) => selectReplacing(actor.getSnapshot())

test('all that bear a local id replace its picture, three at a time', async () => {
  const shop = await sendFive()
  expect(shop.sums()).toMatchObject({ attention: 5, ready: 0 })
  expect(mayReplace(shop)).toBe('f-1 f-2 f-3 f-4 f-5')
  shop.actor.send({ type: 'named.replaced' })
  expect(shop.replaced.map(({ input }) => input.image)).toEqual(['9', '9', '9'])
  expect(shop.sums()).toMatchObject({ attention: 0, underWay: 5 })
  for (const index of [0, 1, 2, 3, 4]) {
    shop.replaced[index]?.done.resolve()
    await settle()
  }
  expect(shop.replaced).toHaveLength(5)
  expect(shop.sums()).toMatchObject({ saved: 5, underWay: 0 })
})

test('one that is refused waits for a decision again, with the reason, and holds up no other', async () => {
  const shop = await sendFive()
  shop.actor.send({ type: 'named.replaced' })
  shop.replaced[0]?.done.reject({ code: 'CONFLICT', message: 'Somebody else changed this image first.' })
  await settle()
  expect(shop.stage('f-1')).toBe('alike')
  expect(mayReplace(shop)).toBe('f-1')
  expect(shop.replaced).toHaveLength(4)
})

test('a session that ends meanwhile holds all, and each waits to be replaced', async () => {
  const shop = await sendFive()
  shop.actor.send({ type: 'named.replaced' })
  shop.replaced[0]?.done.reject(expired)
  await settle()
  expect(selectHeld(shop.actor.getSnapshot())).toMatchObject({ kind: 'expired' })
  expect(shop.replaced).toHaveLength(3)
  shop.actor.send({ type: 'signedIn', account: 'u-ada' })
  await settle()
  expect(shop.replaced).toHaveLength(4)
  expect(mayReplace(shop)).toBe('f-1')
})

test('a file of which two pictures bear the name replaces neither by itself', async () => {
  const shop = run({ view: { opened, alike: [namedAs('9'), namedAs('10')] } })
  await shop.add(fileAt(1))
  await shop.finish(0)
  expect(mayReplace(shop)).toBe('')
  shop.actor.send({ type: 'named.replaced' })
  shop.tellFile('f-1', { type: 'replacement.ordered' })
  await settle()
  expect(shop.replaced).toEqual([])
  expect(shop.stage('f-1')).toBe('alike')
})
