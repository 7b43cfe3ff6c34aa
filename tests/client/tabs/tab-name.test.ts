import { expect, test } from 'vitest'
import { claimTabName, findLivingTabs } from '#client/effects/tabs/tab-name.ts'
import { createMemoryStorage } from '#tests/support/client/memory-storage.ts'

/** Copies the storage as a browser does when it duplicates a tab. */
const copyOf = (storage: Storage): Storage => {
  const copy = createMemoryStorage()
  for (let n = 0; n < storage.length; n += 1) {
    const key = storage.key(n)
    if (key !== null) copy.setItem(key, storage.getItem(key) ?? '')
  }
  return copy
}

test('a tab has one name for all its pages, and a duplicate of it gets another', async () => {
  const storage = createMemoryStorage()
  const page = await claimTabName(storage)
  const duplicate = await claimTabName(copyOf(storage))
  expect(duplicate.name).not.toBe(page.name)
  page.release()
  const next = await claimTabName(storage)
  expect(next.name).toBe(page.name)
  for (const { release } of [next, duplicate]) release()
})

test('a tab has a name even where the browser keeps nothing', async () => {
  const forgetful = {
    ...createMemoryStorage(),
    setItem() {
      throw new DOMException('No.', 'QuotaExceededError')
    },
  }
  const { name, release } = await claimTabName(forgetful)
  expect((await findLivingTabs())?.has(name)).toBe(true)
  release()
})

test('a tab lives for as long as one of its pages is shown, also one that comes back', async () => {
  const { name, release, holdAgain } = await claimTabName(createMemoryStorage())
  const lives = async () => (await findLivingTabs())?.has(name)
  expect(await lives()).toBe(true)
  release()
  await expect.poll(lives).toBe(false)
  await holdAgain()
  expect(await lives()).toBe(true)
  release()
})

test('a page that comes before what is withheld is done begins anew', async () => {
  const storage = createMemoryStorage()
  const page = await claimTabName(storage)
  const { promise: isDone, resolve: end } = Promise.withResolvers<void>()
  const withheld = page.withhold(() => isDone)
  page.release()
  const early = await claimTabName(copyOf(storage))
  expect(early.name).not.toBe(page.name)
  end()
  await withheld
  const next = await claimTabName(storage)
  expect(next.name).toBe(page.name)
  for (const { release } of [early, next]) release()
})
