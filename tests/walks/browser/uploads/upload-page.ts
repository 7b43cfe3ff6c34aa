import { expect } from '@playwright/test'
import { openAsStaff } from '../../../journeys/session.ts'
import { namedImage } from '../../fixtures/uploads.ts'
import type { Visit } from '../visit.ts'
import { dunes, writeFiles } from './chosen-files.ts'
import { type HeldHashing, holdHashing } from './held-hashing.ts'
import { type HeldSending, holdSending } from './held-sending.ts'

/** /manage/upload/new in a walk: what people press there, and the ports that ask no graph. */

const PLACE = '/manage/upload/new'

interface Held {
  sending: HeldSending
  hashing: HeldHashing
}
const held = new WeakMap<Visit, Held>()
export const heldIn = (visit: Visit): Held => {
  const found = held.get(visit)
  if (!found) throw new Error('Nothing is held in this visit.')
  return found
}

/** Opens the page as staff. The operations that no port of the walk names are held here. */
export const openUploadPage = async (visit: Visit, ...operations: readonly string[]) => {
  await writeFiles()
  held.set(visit, { sending: await holdSending(visit), hashing: await holdHashing(visit) })
  visit.graph.hold(...operations)
  await openAsStaff(visit.page, PLACE)
  await expect(heading(visit)).toBeVisible()
}

/** Looks at another page of the shop and comes back. */
export const comeBack = async (visit: Visit) => {
  await visit.revisit('/manage')
  await expect(heading(visit)).toHaveCount(0)
  await visit.revisit(PLACE)
  await expect(heading(visit)).toBeVisible()
}

const heading = ({ page }: Visit) => page.getByRole('heading', { name: 'Upload', level: 1 })

export const button = ({ page }: Visit, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
export const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Add new' })
export const row = ({ page }: Visit, name = dunes.name) => page.getByRole('listitem', { name, exact: true })

export const sayContent = async (visit: Visit, publisher: string) => {
  await dialog(visit).getByLabel('A publisher’s').check()
  await dialog(visit).getByLabel('Publisher *').selectOption(publisher)
  await dialog(visit)
    .getByRole('button', { name: /^Upload / })
    .click()
}

/** Presses what gives a file up, whatever it is called by then. */
export const discard = (visit: Visit, name: string) =>
  row(visit, name)
    .getByRole('button', { name: /^(Cancel|Discard) / })
    .click()

/** Looks at the file beside the picture whose local id it bears, and replaces that. */
export const replaceNamed = async (visit: Visit) => {
  await button(visit, 'Replace 1 picture…').click()
  const preview = visit.page.getByRole('dialog', { name: 'Replace 1 picture' })
  await expect(preview.getByRole('figure')).toContainText([`Now ${namedImage.name}`, `New ${dunes.name}`])
  await preview.getByRole('button', { name: 'Replace 1 picture', exact: true }).click()
}

export const offlineNotice = ({ page }: Visit) =>
  page.getByRole('alert').filter({ hasText: 'Paused: you’re offline' })
export const goOffline = ({ page }: Visit) => page.context().setOffline(true)
export const goOnline = ({ page }: Visit) => page.context().setOffline(false)

/** The form for all pictures, opened. */
export const openCommon = async ({ page }: Visit) => {
  const form = page.getByRole('group').filter({ hasText: 'For all pictures' })
  const first = form.getByRole('button').first()
  if (!(await first.isVisible())) await page.getByText('For all pictures', { exact: true }).click()
  return form
}
