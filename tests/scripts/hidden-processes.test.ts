import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { checkHiddenProcesses, findHiddenProcesses } from '../../scripts/hidden-processes.ts'

const HIDING = 'const run = () => { let a = 0; let b = 0; let c = 0; return () => { a = 1; b++; c += 1 } }'

test('a closure that keeps three variables and changes them later hides a process', () => {
  expect(findHiddenProcesses('a.ts', HIDING)).toEqual(['a closure keeps a, b, c'])
})

test('variables that change only while their function runs hide no process, and two variables hide none', () => {
  const plain = 'const sum = () => { let a = 0; let b = 0; let c = 0; a = 1; b = 2; c = 3; return a + b + c }'
  expect(findHiddenProcesses('a.ts', plain)).toEqual([])
  expect(findHiddenProcesses('a.ts', HIDING.replace('c += 1', ''))).toEqual([])
})

test.each(['useReducer', 'useMutation'])('%s in a component hides a process', (hook) => {
  expect(findHiddenProcesses('a.tsx', `const A = () => <p>{${hook}(x)}</p>`)).toEqual([`calls ${hook}`])
})

test('a hidden process needs a reason, and a reason needs a hidden process', async () => {
  const root = createFolder()
  await mkdir(join(root, 'client'))
  await writeFile(join(root, 'client', 'a.ts'), HIDING)
  expect(await checkHiddenProcesses(root, {})).toBe(false)
  expect(await checkHiddenProcesses(root, { 'client/a.ts': 'why' })).toBe(true)
  expect(await checkHiddenProcesses(root, { 'client/a.ts': 'why', 'client/b.ts': 'why' })).toBe(false)
})
