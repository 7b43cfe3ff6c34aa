import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { StatementLine } from '#services/main/statements/contract.ts'
import type { StatementPaper } from '#services/main/statements/paper.ts'
import { createStatementPrinter } from '#services/main/statements/printer.ts'
import { toStatementCsv } from '#services/main/statements/statement-csv.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const ASKER = { from: 'test', signal: new AbortController().signal }
const printer = createStatementPrinter(createSettings())
afterFile(() => printer.close())

const KINDS = ['accrual', 'reversal', 'adjustment', 'payout-paid', 'payout-returned'] as const

/** A line of each kind in turn; amounts of both signs, and of thousands of dollars. */
function lineOf(index: number): StatementLine {
  const kind = KINDS[index % KINDS.length] ?? 'accrual'
  const isRoyalty = kind === 'accrual' || kind === 'reversal'
  const amount = (kind === 'accrual' || kind === 'payout-returned' ? 1 : -1) * (1 + index * 7_919)
  const name = `Harbor ${index} in the fog, seen from the window above the fish market`
  const base = index * 100 + 99
  return {
    entry: `entry-${index}`,
    kind,
    recorded_on: `2026-11-${`${1 + (index % 30)}`.padStart(2, '0')}`,
    effective_on: '2026-11-01',
    amount,
    royalty: isRoyalty ? { sale: `s-${index}`, image_id: `aq-${index}`, name, base, rate: 825 } : null,
    payment: kind.startsWith('payout') ? `pay-${index}` : null,
    reason: kind === 'adjustment' ? `A frame was broken, case ${index}` : null,
    corrects: kind === 'reversal' ? { number: '7-1', month: '2026-10' } : null,
  }
}

function paperOf(count: number): StatementPaper {
  const lines = Array.from({ length: count }, (_, index) => lineOf(index))
  const sums = (total: number) => ({ pending: 0, cleared: total, in_transit: 0, total })
  return {
    number: '7-2',
    month: '2026-11',
    issued_at: '2026-12-01T05:00:00.000Z',
    artist: 'Ada Ink',
    until: '2026-11-30',
    opening: sums(123_456),
    closing: sums(lines.reduce((sum, { amount }) => sum + amount, 123_456)),
    lines,
  }
}

const cents = (text: string): number =>
  Math.round(Number(text.replaceAll(/[$,]/g, '').replace('−', '-')) * 100)

// Issue 16, line 26
test('the PDF has the rows of the CSV: each day, kind, work and sum, in the same order, from opening to closing', async () => {
  const paper = paperOf(60)
  const [, ...rows] = toStatementCsv(paper)
    .trim()
    .split(/\r?\n/)
    .map((row) =>
      [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '')),
    )
  const pdf = await getDocumentProxy(await printer.print(paper, ASKER))
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')

  let from = 0
  const next = (words: string) => {
    const at = text.indexOf(words, from)
    expect(at, `${words} after ${text.slice(from, from + 80)}`).toBeGreaterThanOrEqual(from)
    from = at + words.length
  }
  const sumAfter = () => {
    const [sum = ''] = /[-−]?\$[\d,]+\.\d\d/.exec(text.slice(from)) ?? []
    next(sum)
    return cents(sum)
  }
  expect(rows).toHaveLength(62)
  for (const [day = '', , kind = '', about = '', base = '', rate = '', amount = '', corrects = ''] of rows) {
    if (!kind.endsWith('balance')) next(day)
    next(kind)
    for (const word of `${about} ${corrects}`.trim().split(' ').slice(0, 3)) if (word !== '') next(word)
    if (rate !== '') {
      next(`${rate} of`)
      expect(sumAfter()).toBe(cents(base))
    }
    expect(sumAfter(), `${kind} ${about}`).toBe(cents(amount))
  }
})

// Issue 16, line 36
test('while a statement of 2,000 lines is drawn the service answers others', async () => {
  const server = createServer((_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let isDrawn = false
  let answered = 0
  const drawing = printer.print(paperOf(2_000), ASKER).finally(() => {
    isDrawn = true
  })
  while (!isDrawn) {
    expect(await (await fetch(url)).text()).toBe('here')
    if (!isDrawn) answered += 1
  }
  // Drawn in this thread, it would have let one or two through before its first page and none during it.
  expect(answered).toBeGreaterThan(10)
  const pdf = await getDocumentProxy(await drawing)
  expect(pdf.numPages).toBeGreaterThan(40)
})
