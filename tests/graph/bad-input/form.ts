import type { Rule } from './values.ts'

/** What a form refers to that is there already. */
export interface Ground {
  imageId: string
  substrate: string
  cartToken: string
  itemId: string
  shareToken: string
}

export interface Form {
  name: string
  mutation: string
  /** A sound input. */
  input(ground: Ground): Record<string, unknown>
  /** By their names; one within another has dots in its name. */
  fields: Readonly<Record<string, Rule>>
  /**
   * Where what is wrong with a field may be said too: a size is two fields, and a line is found by two ids.
   */
  beside?: Readonly<Record<string, string>>
  as?: 'customer' | 'staff'
  /** The same to the service itself. */
  rest?: Rest
}

interface Rest {
  service: 'auth' | 'main' | 'content'
  method: 'POST' | 'PATCH'
  path: string | ((ground: Ground) => string)
  /** The fields under their names there. */
  names: Readonly<Record<string, string>>
}

export const post = (service: Rest['service'], path: string, names: Rest['names']): Rest => ({
  service,
  method: 'POST',
  path,
  names,
})

export const payloadOf = ({ mutation }: Form): string => mutation.slice(0, mutation.indexOf('('))

/** The form's mutation as a client sends it. */
export const documentOf = (form: Form): string =>
  `mutation Send($input: ${/input: (\w+!)/.exec(form.mutation)?.[1]}) {
    ${payloadOf(form)}(input: $input) { userErrors { field message code } }
  }`
