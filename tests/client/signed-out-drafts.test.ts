import { expect, onTestFinished, test } from 'vitest'
import { taxFormProcess } from '#client/actors/artist/tax-form.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { openTaxForms } from '#client/app/follow/artists/open-tax-forms.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit, textOf } from '#tests/support/client/visits.ts'

const OWNER = 'u-ada'
const STREET = '12 Mill Lane'
/** Where the page keeps what is typed as a number. */
const NUMBER = 'secret:00000000-0000-4000-8000-000000000001'

/** A browser whose pages come one after the other; the shop cannot be reached from it. */
const openBrowser = async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  const browser = createBrowser()
  onTestFinished(async () => void (await graph.close()))
  return {
    open: async () => {
      const visit = await openTestVisit(graph.uri, browser)
      visit.makeOnce(openTaxForms)
      onTestFinished(visit.leave)
      return { ...visit, form: () => visit.processes.seatOf(taxFormProcess, { owner: OWNER }, {}) }
    },
    kept: () => textOf(browser),
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['open']>>

const signOut = async ({ actors, journal }: Page) => {
  actors.auth.send({ type: 'signOut.requested', everywhere: false })
  await Promise.resolve()
  await journal.flush()
}

const typeIn = ({ form, vault }: Page) => {
  const { ref, show } = form()
  const leave = show()
  ref.send({ type: 'person.answered', isUsPerson: true })
  ref.send({ type: 'field.typed', field: 'street', typed: STREET })
  vault.addSecrets({ [NUMBER]: '536-90-4812' })
  ref.send({ type: 'field.typed', field: 'tin', typed: NUMBER })
  return { ref, leave }
}

test('what was typed waits through the first question again, a page that is left, and a reload', async () => {
  const { open, kept } = await openBrowser()
  const page = await open()
  const { ref, leave } = typeIn(page)
  ref.send({ type: 'form.back' })
  leave()
  await Promise.resolve()
  expect(page.form().ref).toBe(ref)
  await page.journal.flush()
  expect(await kept()).toContain(STREET)
  page.leave()

  const next = await open()
  // A rendering that React has given up is not the end of it.
  next.form()
  expect(next.form().ref.getSnapshot().context.draft).toMatchObject({ street: STREET })
})

test('nobody who signs out leaves what they have typed: on the screen, off it, or never shown since a reload', async () => {
  for (const where of ['shown', 'left', 'reloaded'] as const) {
    const { open, kept } = await openBrowser()
    let page = await open()
    const { leave } = typeIn(page)
    if (where !== 'shown') leave()
    await page.journal.flush()
    if (where === 'reloaded') {
      page.leave()
      page = await open()
      page.form()
    }
    expect(await kept()).toContain(STREET)
    await signOut(page)
    await expect.poll(kept).not.toContain(STREET)
    expect(page.vault.readSecret(NUMBER)).toBeNull()
    expect(page.form().ref.getSnapshot().context.draft).toEqual({})
  }
})

test('an actor that was dropped while nothing was under way leaves nothing in the journal either', async () => {
  const { open, kept } = await openBrowser()
  const page = await open()
  page.processes.seatOf(PROCESSES.favorite, { imageId: 'fern-in-the-woods' }, {}).show()()
  await page.journal.flush()
  expect(await kept()).toContain('fern-in-the-woods')
  await page.journal.cut(true)
  expect(await kept()).not.toContain('fern-in-the-woods')
})
