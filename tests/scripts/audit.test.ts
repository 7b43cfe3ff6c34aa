import { expect, test } from 'vitest'
import { advisoriesIn } from '../../scripts/audit/advisories.ts'
import { licencesOf } from '../../scripts/audit/licences.ts'

const licencesFor = (packages: Parameters<typeof licencesOf>[0]['packages']) => licencesOf({ packages })

test('a licence that nobody has accepted is reported, with its package', () => {
  const { refused } = licencesFor({
    '': { version: '1.0.0' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/either': { version: '1.0.0', license: '(AGPL-3.0-only OR MIT)' },
    'node_modules/both': { version: '2.0.0', license: 'MIT AND AGPL-3.0-only' },
    'node_modules/a/node_modules/@scope/silent': { version: '3.0.0' },
  })
  expect(refused).toEqual(['both 2.0.0: MIT AND AGPL-3.0-only', '@scope/silent 3.0.0: none named'])
})

test('the licences of shipped packages are listed apart from those of development', () => {
  const { shipped, development } = licencesFor({
    'node_modules/shipped': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  })
  expect([...shipped]).toEqual([['MIT', ['shipped']]])
  expect([...development]).toEqual([['MIT', ['tool']]])
})

test('advisories are read from what npm audit prints', () => {
  const printed = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      tar: { severity: 'high', via: [{ title: 'Escapes its folder', url: 'https://example.test/1' }] },
      mover: { severity: 'high', via: ['tar'] },
    },
  })
  expect(advisoriesIn(printed)).toEqual({
    known: [
      { package: 'tar', severity: 'high', titles: ['Escapes its folder https://example.test/1'] },
      { package: 'mover', severity: 'high', titles: ['by way of tar'] },
    ],
  })
})

test('a failed npm audit is reported, and is not taken for one without advisories', () => {
  const printed = JSON.stringify({ message: '405 Method Not Allowed', method: 'POST', error: {} })
  expect(advisoriesIn(printed)).toEqual({ unanswered: '405 Method Not Allowed' })
  expect(advisoriesIn('')).toEqual({ unanswered: 'npm audit printed what nobody can read.' })
})
