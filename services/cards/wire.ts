import { randomBytes } from 'node:crypto'

/** A parsed form: `metadata[project]=1` is `{metadata: {project: '1'}}`. */
export interface Form {
  [key: string]: string | Form | undefined
}

export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    const last = keys.pop() ?? ''
    let at = form
    for (const key of keys) {
      const inner = at[key]
      const next = typeof inner === 'object' ? inner : {}
      at[key] = next
      at = next
    }
    at[last] = value
  }
  return form
}

export const textOf = (form: Form, ...path: string[]): string | undefined => {
  let at: string | Form | undefined = form
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : undefined
}

/** An answer `{error}` with the status that Stripe gives it. */
export class StripeProblem extends Error {
  readonly status: number
  readonly error: object
  constructor(status: number, error: { type: string; message: string; [more: string]: unknown }) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalidRequest = (code: string, message: string, more: object = {}) =>
  new StripeProblem(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message,
    ...more,
  })

export const invalidKey = () =>
  new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: ****' })

export const makeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
