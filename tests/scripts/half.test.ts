import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseHalf } from '../../scripts/half.ts'

const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-half-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('Commits take the halves of the journeys in turn, and the same one takes the same half', async () => {
  const folder = await makeFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  git('init', '-q')
  const halves = ['one', 'two', 'three'].map((message) => {
    git('commit', '-q', '--allow-empty', '-m', message)
    return [chooseHalf(folder), chooseHalf(folder)]
  })
  expect(halves).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ])
})

test('Sources without a history take the first half', async () => {
  expect(chooseHalf(await makeFolder())).toBe(1)
})
