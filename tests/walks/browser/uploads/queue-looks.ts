import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { selectReplacing, selectSums } from '#machines/upload/selectors.ts'
import type { Standing } from '#machines/upload-file/events.ts'
import type { Visit } from '../visit.ts'
import { entriesOf, isShown } from './queue-plan.ts'
import { button, row } from './upload-page.ts'

export const looksLike = async (visit: Visit, snapshot: AnyMachineSnapshot) => {
  const { page } = visit
  if (!isShown(snapshot)) return expect(page.getByText('This page requires staff login.')).toBeVisible()
  const entries = entriesOf(snapshot)
  const { all, ready } = selectSums(snapshot as Parameters<typeof selectSums>[0])
  // Those that a file looks like are items within its own, and have no name.
  const rows = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem', { name: /./ })
  await expect(rows).toHaveCount(all)
  for (const { file, standing } of entries) await expect(row(visit, file.name)).toContainText(WORDS[standing])
  const save = button(visit, ready === 0 ? 'Save' : 'Save 1 picture')
  await expect(save).toHaveCount(all === 0 ? 0 : 1)
  const replaces = selectReplacing(snapshot as Parameters<typeof selectReplacing>[0]) !== ''
  await expect(button(visit, 'Replace 1 picture…')).toHaveCount(replaces ? 1 : 0)
}

const WORDS: Record<Standing, string> = {
  unread: 'Waiting',
  reading: 'Reading…',
  unknown: 'Waiting',
  asked: 'Waiting',
  duplicate: 'You already have this picture',
  queued: 'Waiting',
  sending: 'Sending',
  checking: 'Checking…',
  alike: 'Looks like another picture',
  named: 'Looks like another picture',
  toReplace: 'Looks like another picture',
  replacing: 'Saving…',
  ready: 'Ready',
  invalid: 'Needs a fix',
  ordered: 'Ready',
  saving: 'Saving…',
  saved: 'Saved',
  refused: 'Not accepted',
  failed: 'Stopped',
  lost: 'Choose this file again to continue',
}

/** Nothing of it shows but in what stands in the list. */
export const unseen = async () => {}

export const looksHeld = async (visit: Visit, snapshot: AnyMachineSnapshot) => {
  if (!isShown(snapshot)) return
  const { failure } = snapshot.context
  const notice = visit.page.getByRole('alert').filter({ hasText: `Paused: ${failure.message}` })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Try now' })).toBeVisible()
}
