import type { Page, Route } from '@playwright/test'
import type { DocumentNode } from 'graphql'
import * as generated from '#client/apollo/generated/graphql.ts'
import type { Refusal, RefusalCode } from '#machines/refusal.ts'
import { until } from './until.ts'

/** An operation that the page has sent and that waits for its answer. */
export interface Asked {
  operation: string
  variables: Record<string, unknown>
  headers: Record<string, string>
  /** Lets the real services answer. */
  pass(): Promise<void>
  answer(data: object): Promise<void>
  refuse(refusal: Refusal): Promise<void>
  /** Breaks the connection. */
  drop(): Promise<void>
}

/** The graph answers these codes as data and others as an error (graph/errors.ts). */
const AS_DATA: readonly RefusalCode[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED']

export const isRefusedAsData = ({ code }: Refusal): boolean => AS_DATA.includes(code)

const MUTATIONS: ReadonlySet<string> = new Set(
  Object.values<object>(generated)
    .filter((one): one is DocumentNode => 'definitions' in one)
    .flatMap(({ definitions }) => definitions)
    .flatMap((one) => ('operation' in one && one.operation === 'mutation' ? (one.name?.value ?? []) : [])),
)

/** Lists a refusal as the graph does in a payload. */
export const userErrorsOf = ({ code, message, fields, others }: Refusal) => {
  const details = [...Object.entries(fields), ...others.map((said) => [null, said] as const)]
  const all = details.length > 0 ? details : [[null, message] as const]
  return all.map(([field, said]) => ({
    __typename: 'UserError' as const,
    field,
    message: said,
    code: code === 'BAD_USER_INPUT' && details.length > 0 ? 'INVALID' : code,
  }))
}

/** Stands before the graph: held operations wait here until they are answered; all others pass. */
export const holdGraph = async (page: Page) => {
  const held = new Set<string>()
  const asked: Asked[] = []
  const open = new Set<Asked>()

  const receive = async (route: Route) => {
    const request = route.request()
    const { operationName: operation, variables = {} } = request.postDataJSON()
    const respond = (body: object) => end(() => route.fulfill({ json: body }))
    const end = async (reply: () => Promise<void>) => {
      open.delete(one)
      await reply()
    }
    const one: Asked = {
      operation,
      variables,
      headers: request.headers(),
      pass: () => end(() => route.continue()),
      answer: (data) => respond({ data }),
      refuse: ({ code, message }) => respond({ data: null, errors: [{ message, extensions: { code } }] }),
      drop: () => end(() => route.abort('connectionrefused')),
    }
    asked.push(one)
    if (!held.has(operation)) return one.pass()
    open.add(one)
  }
  await page.context().route('**/graphql', receive)

  const lastOpen = (operation: string) => [...open].findLast((one) => one.operation === operation)
  return {
    /** Everything asked so far, oldest first. */
    asked,
    hold: (...operations: string[]) => {
      for (const operation of operations) held.add(operation)
    },
    release: (...operations: string[]) => {
      for (const operation of operations) held.delete(operation)
    },
    lastOpen,
    /** Those that wait for their answer now. */
    waiting: (): readonly Asked[] => [...open],
    /**
     * Drops mutations whose answer nobody awaits any more. Keeps queries: equal ones share one request, so
     * somebody else may still wait for it.
     */
    abandon: (all: readonly Asked[]) => {
      for (const one of all) if (MUTATIONS.has(one.operation)) open.delete(one)
    },
    /** Waits for the held operation and answers the newest. */
    async next(operation: string): Promise<Asked> {
      await until(() => lastOpen(operation) !== undefined, `The page did not ask for ${operation}.`)
      return lastOpen(operation) as Asked
    },
  }
}

export type HeldGraph = Awaited<ReturnType<typeof holdGraph>>
