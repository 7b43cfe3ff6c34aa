import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { recordFormProcess } from '#client/actors/record-form.ts'
import { openRecordForms } from '#client/app/follow/open-record-forms.ts'
import { savedInWords } from '#client/app/follow/saved-in-words.ts'
import { selectDraft, selectIsOpen } from '#machines/record-form/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const form = {
  data: {
    __typename: 'Query',
    resource: {
      __typename: 'Resource',
      name: 'artist',
      title: 'Artist',
      description: '',
      canCreate: true,
      fields: [],
    },
    record: {
      __typename: 'ResourceRecord',
      key: 'artist/7',
      id: '7',
      version: 3,
      values: { name: 'Ada Vale' },
    },
  },
}

/** Opens pages of one tab, one after another; each is left as the test ends at the latest. */
const openTab = async () => {
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'RecordForm' ? form : answerRefused('UPSTREAM_UNAVAILABLE'),
  )
  onTestFinished(async () => void (await graph.close()))
  const browser = createBrowser()
  return async () => {
    const visit = await openTestVisit(graph.uri, browser)
    onTestFinished(visit.leave)
    openRecordForms(visit)
    const subjects = visit.processes.subjectsOf(recordFormProcess)
    return {
      ...visit,
      /** Shows a form until it can be typed into. */
      async show(owner: string, id = '7') {
        const { ref, show } = subjects.seatOf({ owner, resource: 'artist', id })
        const leave = show()
        await waitFor(ref, selectIsOpen)
        return { ref, leave, draft: () => selectDraft(ref.getSnapshot()) }
      },
    }
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openTab>>>>

const typeInto = async (page: Page, owner: string) => {
  const shown = await page.show(owner)
  shown.ref.send({ type: 'field.typed', field: 'name', typed: 'Ada V.', began: 'Ada Vale' })
  await page.journal.flush()
  return shown
}

test('what is typed is there again when its form comes back, on this page and on the next of the tab', async () => {
  const openPage = await openTab()
  const first = await openPage()
  const { leave, ref } = await typeInto(first, 'u-staff')
  leave()
  const again = await first.show('u-staff')
  expect(again.ref).toBe(ref)
  expect(again.draft()).toEqual({ name: 'Ada V.' })
  first.leave()
  const second = await openPage()
  expect((await second.show('u-staff')).draft()).toEqual({ name: 'Ada V.' })
})

test('nobody else finds it, also where they open the same record', async () => {
  const openPage = await openTab()
  const first = await openPage()
  await typeInto(first, 'u-staff')
  first.leave()
  const second = await openPage()
  expect((await second.show('u-ben')).draft()).toEqual({})
})

test('it goes as its owner signs out, also where its form has not come back yet', async () => {
  const openPage = await openTab()
  const first = await openPage()
  await typeInto(first, 'u-staff')
  first.leave()
  const second = await openPage()
  await second.show('u-staff', '8')
  await second.journal.cut(true)
  expect((await second.show('u-staff')).draft()).toEqual({})
})

test('it goes as somebody else signs in, and stays for whoever comes back', async () => {
  const openPage = await openTab()
  const page = await openPage()
  const { ref, draft } = await typeInto(page, 'u-staff')
  const subjects = page.processes.subjectsOf(recordFormProcess)
  subjects.sendAll({ type: 'signedIn', account: 'u-staff' })
  expect(draft()).toEqual({ name: 'Ada V.' })
  subjects.sendAll({ type: 'signedIn', account: 'u-ben' })
  expect(ref.getSnapshot().status).toBe('done')
})

test('what others have changed meanwhile is said by who they are', () => {
  const words = { labelOf: (field: string) => field.toUpperCase(), me: 'ana@aquatint.test' }
  const changed = (field: string, by: string | null) => ({ field, by })
  expect(savedInWords([], words)).toBe('Saved.')
  expect(savedInWords([changed('bio', 'ben@aquatint.test')], words)).toBe(
    'Saved. ben@aquatint.test also changed BIO.',
  )
  expect(
    savedInWords(
      [changed('bio', 'ben@aquatint.test'), changed('name', null), changed('code', 'ben@aquatint.test')],
      words,
    ),
  ).toBe('Saved. ben@aquatint.test also changed BIO and CODE. The shop also changed NAME.')
  expect(savedInWords([changed('bio', 'ana@aquatint.test')], words)).toBe('Saved. You also changed BIO.')
})
