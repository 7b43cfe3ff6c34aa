import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Typed } from '#machines/upload-file/details.ts'
import type { FileView, KnownFile } from '#machines/upload-file/picture.ts'
import type { Visit } from '../visit.ts'
import { bringBack, chooseFiles, dunes, sea, takeAway } from './chosen-files.ts'
import { listed, seen, told } from './shop-files.ts'
import {
  button,
  comeBack,
  goOnline,
  heldIn,
  offlineNotice,
  openCommon,
  row,
  sayContent,
} from './upload-page.ts'

/** What people and the queue do to one file. */

export const chosen = { file: dunes, bytes: dunes.id, typed: { publisher: 'BJOR' }, view: null }

export const tellKnown = async (visit: Visit, said: KnownFile) => {
  await visit.wait(100)
  await (await visit.graph.next('FindKnownPictures')).answer(told([said]))
}

/** Chooses the file, behind another that is read first. */
export const choose = async (visit: Visit) => {
  const others = (await row(visit, sea.name).isVisible()) ? [] : [sea]
  await chooseFiles(visit, ...others, dunes)
  await sayContent(visit, 'BJOR')
}

/** Has the queue go on, whatever it waits for. */
export const goOn = async (visit: Visit) => {
  if (await offlineNotice(visit).isVisible()) return goOnline(visit)
  return button(visit, 'Try now').click()
}

/** Has the queue go on where it met what all would meet. */
export const resume = async (visit: Visit) => {
  const again = button(visit, 'Try now')
  if (await again.isVisible()) await again.click()
}

/** Has nothing left of the file before, and nothing waiting. */
export const settle = async (visit: Visit) => {
  await bringBack()
  await visit.graph.lastOpen('FindKnownPictures')?.answer(told([]))
  const isHeld = (await offlineNotice(visit).isVisible()) || (await button(visit, 'Try now').isVisible())
  if (isHeld) await goOn(visit)
  const clear = button(visit, 'Clear saved')
  if (await clear.isVisible()) await clear.click()
}

export const isOver = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches('saved') || snapshot.matches({ discarding: 'gone' })

/** One that the shop has of an earlier visit, found as the page is come back to. */
export const findAgain = (view: FileView) => ({
  input: { ...chosen, file: { ...dunes, modified: null }, bytes: null, typed: {}, view },
  isDue: isOver,
  begin: async (visit: Visit) => {
    await settle(visit)
    await comeBack(visit)
    await (await visit.graph.next('UploadFiles')).answer(listed([view]))
    await expect(row(visit)).toBeVisible()
  },
})

export const tellSeen = async (visit: Visit, view: FileView) => {
  if (!visit.graph.lastOpen('UploadFilesById')) await visit.wait(1_000)
  await (await visit.graph.next('UploadFilesById')).answer(seen([view]))
}

/** Makes what is said of all files this, which is nothing or that they are published. */
export const sayOfAll = async (visit: Visit, { published = false }: Typed) => {
  const form = await openCommon(visit)
  const tick = form.getByRole('checkbox', { name: 'Published' })
  if ((await tick.isChecked()) === published) return
  if (published) await tick.check()
  else await form.getByRole('button', { name: 'Clear published for all' }).click()
}

export const typeTitle = async (visit: Visit, title: string) => {
  const details = button(visit, `Details of ${dunes.name}`)
  if (await details.isVisible()) await details.click()
  await row(visit).getByLabel('Title', { exact: true }).fill(title)
}

/** Has the bytes read by the time they are gone: the library tries twice more. */
export const loseBytes = async (visit: Visit) => {
  const { sending } = heldIn(visit)
  await takeAway()
  await sending.letGo()
  for (const _ of ['second', 'third']) {
    await sending.awaitRetry()
    await sending.letGo()
  }
}
