import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { printSpecification } from './print.ts'
import type { Tagged } from './read-tags.ts'
import type { Section } from './section.ts'

const SECTION: Section = {
  section: 2,
  lines: { 1: 'Home by host', 2: { words: 'Upload form', waitsFor: 'issue 14: uploads' } },
}
const home: Tagged = { at: 'tests/pages.spec.ts:5', title: 'opens', lines: ['2.1'], isSkipped: false }
const faultsOf = (tagged: readonly Tagged[], faults: readonly string[] = []) =>
  judge([SECTION], { tagged, faults }).faults

test('a specification is held where each line has a test or says what it waits for', () => {
  expect(faultsOf([home])).toEqual([])
})

test('a line fails without a test, or with a skipped one', () => {
  const lacks = ['2.1 has no test and waits for nothing: Home by host']
  expect(faultsOf([])).toEqual(lacks)
  expect(faultsOf([{ ...home, isSkipped: true }])).toEqual(lacks)
})

test('a line that still waits fails once it has a test', () => {
  expect(faultsOf([{ ...home, lines: ['2.1', '2.2'] }])).toEqual([
    '2.2 still waits for issue 14: uploads, and has a test: tests/pages.spec.ts:5',
  ])
})

test('a test that names an unknown line fails, even while it is skipped', () => {
  const named = ['tests/pages.spec.ts:5 names 2.9, which is no line']
  expect(faultsOf([{ ...home, lines: ['2.1', '2.9'] }])).toEqual(named)
  expect(faultsOf([home, { ...home, lines: ['2.9'], isSkipped: true }])).toEqual(named)
})

test('a faulty tag fails', () => {
  expect(faultsOf([home], ['tests/pages.spec.ts:5 stands above no test'])).toEqual([
    'tests/pages.spec.ts:5 stands above no test',
  ])
})

test('each line is printed with its tests or with what it waits for, and each section with its counts', () => {
  const without: Section = { section: 3, lines: { 1: 'An image has an id' } }
  const lines = printSpecification(judge([SECTION, without], { tagged: [home], faults: [] })).split('\n')
  expect(lines).toEqual([
    'Section 2, 2 lines: 1 held, 1 waiting, 0 without',
    '',
    '2.1    Home by host',
    '       tests/pages.spec.ts:5 opens',
    '2.2    Upload form',
    '       waits for issue 14: uploads',
    '',
    'Section 3, 1 lines: 0 held, 0 waiting, 1 without',
    '',
    '3.1    An image has an id',
    '       no test',
    '',
    '3 lines: 1 held, 1 waiting, 1 without',
  ])
})
