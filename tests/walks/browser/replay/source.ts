import { typeInWords } from '#machines/chart/event-types.ts'
import type { Beginning } from './beginning.ts'
import type { Doing } from './doings.ts'
import type { ReplayStep } from './steps.ts'

/** The parts of a report's test. */
export interface ReportTest {
  /** The reporter's words, or else the file's name. */
  title: string
  /** Part of the file's path, by which Playwright finds it. */
  name: string
  beginning: Beginning
  /** The place to open where no journal tells. */
  place: string
  steps: readonly ReplayStep[]
}

/** The first line of each file that we write; a file without it is somebody else's. */
export const WRITTEN = '// Written by npm run replay'

/** Writes the test's text, not formatted yet. */
export const sourceOf = ({ title, name, beginning, place, steps }: ReportTest): string => {
  const [first, ...others] = steps
  const isOpened = first?.doing.kind === 'loads'
  const rest = isOpened ? others : steps
  const at = isOpened && first?.doing.kind === 'loads' ? first.doing.address : null
  const opening = { ...beginning.visitor, at: at ?? place, held: heldIn(rest) }
  const used = [
    'opens',
    ...new Set(rest.flatMap(({ doing: { kind } }) => (kind === 'follows' ? [] : [kind]))),
  ]
  if (beginning.amid.length > 0 && !used.includes('cannot')) used.push('cannot')
  return `${WRITTEN}${title === '' ? '' : `, of a report that said: ${inALine(title)}`}
//
// Run it:                          npm run test:walks -- ${name}
// In a shop that is open already:  npm run test:walks -- --shop http://localhost:3000 ${name}
//
// The visitor, their account and their project are made anew, so ids and keys differ from the report's. Each
// line is done on the screen as the walk of its machine does it; lines may be taken out or changed, and
// others put between them.
import { expect, test } from '@playwright/test'
import { replayIn } from '#tests/walks/browser/replay/walk-report.ts'

test(${text(title === '' ? name : inALine(title))}, async ({ page }) => {
const { ${used.join(', ')} } = await replayIn(page)

${[
  ...beginning.amid.map((words) => cannot(`As the page was opened, ${words}.`)),
  ...(beginning.earlier > 0
    ? [
        `// ${beginning.earlier} events of earlier pages are left out: the report does not tell all of what was done there.`,
      ]
    : []),
  `await opens(${text(opening)})`,
  ...rest.flatMap(linesOf),
].join('\n')}

// Say here what should have happened, in place of the next line, such as:
// await expect(page.getByRole('region', { name: 'Notices' })).toContainText('added to')
expect(false, 'Say here what should have happened').toBe(true)
})
`
}

const heldIn = (steps: readonly ReplayStep[]): string[] => [
  ...new Set(
    steps.flatMap(({ doing }) => (doing.kind === 'refuses' ? [`${doing.machine} ${doing.port}`] : [])),
  ),
]

const linesOf = ({ at, doing, leadsTo }: ReplayStep): string[] => {
  const line = lineOf(doing)
  if (doing.kind === 'follows') return [`// ${inALine(doing.words)}`]
  if (['arrives', 'passes', 'answers'].includes(doing.kind)) return [line]
  return [
    '',
    `// ${new Date(at).toISOString().slice(11, -1)}${leadsTo === '' ? '' : `  ${inALine(leadsTo)}`}`,
    line,
  ]
}

const lineOf = (doing: Doing): string => {
  switch (doing.kind) {
    case 'loads':
      return `await loads(${doing.address === null ? '' : text(doing.address)})`
    case 'goes':
    case 'arrives':
      return `await ${doing.kind}(${text(doing.address)})`
    case 'does':
      return `await does(${text(doing.machine)}, ${text(doing.event)})`
    case 'presses':
      return `await presses(${text(doing.label)})`
    case 'answers':
    case 'passes':
      return `await ${doing.kind}(${text(`${doing.machine} ${doing.port}`)})`
    case 'refuses':
      return `await refuses(${text(`${doing.machine} ${doing.port}`)}, ${text(doing.refusal)})`
    case 'waits':
      return `await waits(${text(doing.machine)}, ${text(doing.timer)}) // ${typeInWords(doing.timer)}`
    case 'follows':
      return ''
    case 'cannot':
      return cannot(doing.words)
  }
}

const cannot = (words: string) => `cannot(${text(words)})`

/** Writes JSON, which is TypeScript too, so that nothing in a stranger's file becomes code. */
const text = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)

const inALine = (words: string): string => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
