import type { Rule } from './values.ts'

/** What exists already for a form to name. */
export interface Ground {
  imageId: string
  substrate: string
  cartToken: string
  itemId: string
  shareToken: string
  messageId: string
  viewId: string
  /** Of a guest, not delivered yet. */
  orderId: string
  orderToken: string
}

export interface Form<G = Ground> {
  name: string
  mutation: string
  /** Makes a sound input. */
  input(ground: G): Record<string, unknown> | Promise<Record<string, unknown>>
  /** By name; a dot leads into a nested field. */
  fields: Readonly<Record<string, Rule>>
  /** Another field that may carry the fault instead: a size is two fields, and two ids find a line. */
  beside?: Readonly<Record<string, string>>
  /** Fields that name a thing: what nobody has may also be NOT_FOUND. */
  ids?: readonly string[]
  as?: 'customer' | 'artist' | 'staff'
  /** The service's route that takes the same input. */
  rest?: Rest<G>
}

interface Rest<G = Ground> {
  service: 'auth' | 'main' | 'content'
  method: 'POST' | 'PATCH' | 'PUT'
  path: string | ((ground: G) => string)
  /** What the service calls each field. */
  names: Readonly<Record<string, string>>
}

export const post = (service: Rest['service'], path: string, names: Rest['names']): Rest => ({
  service,
  method: 'POST',
  path,
  names,
})

export const payloadOf = ({ mutation }: Pick<Form, 'mutation'>): string =>
  mutation.slice(0, mutation.indexOf('('))

/** Writes the form's mutation as a client sends it. */
export const documentOf = (form: Pick<Form, 'mutation'>): string =>
  `mutation Send($input: ${/input: (\w+!)/.exec(form.mutation)?.[1]}) {
    ${payloadOf(form)}(input: $input) { userErrors { field message code } }
  }`
