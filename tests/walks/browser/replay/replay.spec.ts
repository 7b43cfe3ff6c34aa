import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { awaitReadyPages } from '#tests/support/shop/ready-pages.ts'
import { type BrowserReport, namesOf } from '../../../../scripts/browser-report.ts'
import { addToProject, giveEmail, openResult, searchFor } from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'

const walks = join(import.meta.dirname, '..')
const root = join(walks, '..', '..', '..')

/**
 * Loses the line while a guest adds their first picture, and reports that; answers the journal that is sent.
 */
const reportLostAdd = async (page: Page): Promise<string> => {
  awaitReadyPages(page)
  await page.goto('/')
  await searchFor(page, 'mountain')
  await openResult(page, 0)
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'CreateCart' ? route.abort() : route.fallback(),
  )
  await addToProject(page)
  await giveEmail(page, makeEmail('guest'))
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Please try again.')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByText('What’s sent with your report').click()
  await dialog.getByRole('button', { name: 'Show the exact text' }).click()
  return dialog.getByRole('region', { name: 'The exact text' }).innerText()
}

const run = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
  const [said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return said
}

const OPEN = /^.*'Say here what should have happened'.*$/m
const SAID = "await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()"

test('a report becomes a test that brings the fault again, and asks what should have happened', async ({
  page,
}, info) => {
  const folder = join(walks, 'reported', `made-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    const report = info.outputPath('report.json')
    await mkdir(info.outputPath(), { recursive: true })
    await writeFile(
      report,
      JSON.stringify({ note: 'It was not added', journal: JSON.parse(await reportLostAdd(page)) }),
    )
    const open = join(folder, 'open.spec.ts')
    await run(['scripts/replay/main.ts', report, '--walk', open])
    const source = await readFile(open, 'utf8')
    expect(source).toContain("refuses('add-to-cart createCart'")
    expect(source).not.toContain('cannot(')
    await writeFile(join(folder, 'filled.spec.ts'), source.replace(OPEN, SAID))

    const config = relative(root, join(walks, 'playwright.config.ts'))
    const said = await run(
      [
        'node_modules/.bin/playwright',
        'test',
        '--config',
        config,
        '--reporter=json',
        '--retries=0',
        '--workers=1',
        folder,
      ],
      { RESULTS_FOLDER: info.outputPath('reported') },
    )
    await writeFile(info.outputPath('reported.json'), said)
    const outcome: BrowserReport = JSON.parse(said)
    expect(namesOf(outcome, 'unexpected')).toEqual([expect.stringContaining('open.spec.ts')])
    expect(said).toContain('Say here what should have happened')
    expect(outcome.stats.expected).toBe(1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
