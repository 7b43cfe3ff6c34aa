import fastify from 'fastify'
import { expect, test } from 'vitest'
import { logOptions } from '#services/shared/http/log.ts'

test('a log strikes out the numbers and the date of birth of a form, wherever in it they stand', () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = fastify({ logger: { ...logOptions('main', 'info'), stream } })
  const form = { name: 'Ada Ink', tin: '536-90-4812', birth_date: '1981-04-17', birthDate: '1981-04-17' }
  for (const told of [form, { form }, { body: { form } }]) log.info(told)
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).toContain('Ada Ink')
    expect(line).not.toMatch(/1981|4812/)
  }
})
