import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { addBeginnings } from '#host/web/beginnings.ts'
import { writeProblem } from '#services/shared/http/write-problem.ts'

const MANY = '203.0.113.1'
const ONE = '198.51.100.7'

let app: FastifyInstance
/** The visitors that got a beginning, in order. */
let begun: string[]

beforeEach(() => {
  begun = []
  app = fastify()
  app.setErrorHandler(writeProblem)
  addBeginnings(app)
  app.get('/', ({ ip }) => {
    begun.push(ip)
    return {}
  })
  onTestFinished(() => app.close())
})

const ask = (remoteAddress: string, count: number) =>
  Array.from({ length: count }, () => app.inject({ url: '/', remoteAddress }))

test('a visitor who sends a hundred requests at once keeps no other visitor waiting for all of them to begin', async () => {
  await app.ready()
  await Promise.all([...ask(MANY, 100), ...ask(ONE, 1)])
  expect(begun).toHaveLength(101)
  expect(begun.indexOf(ONE)).toBeLessThan(3)
})

test('only the visitor who sends far more requests than a browser does is refused', async () => {
  await app.ready()
  const many = ask(MANY, 500)
  const [one] = await Promise.all(ask(ONE, 1))
  expect(one?.statusCode).toBe(200)
  const answers = Map.groupBy(await Promise.all(many), ({ statusCode }) => statusCode)
  expect([...answers.keys()].sort()).toEqual([200, 503])
  expect(answers.get(503)?.[0]?.headers['retry-after']).toBe('2')
})
