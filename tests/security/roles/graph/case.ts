import type { Answers } from '../cases.ts'
import type { Ground } from '../ground.ts'
import type { Role } from '../shop.ts'

/** `ok`, `null` for what is missing, or the code of the refusal. */
export type Outcome =
  | 'ok'
  | 'null'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'INVALID'
  | 'REQUIRED'
  | 'UPSTREAM_UNAVAILABLE'

export interface GraphCase {
  about?: string
  /** An operation on one field of Query or Mutation; its arguments come from `$` variables. */
  document: string
  variables?(ground: Ground, role: Role): object | Promise<object>
  /** The refresh token that the browser sends. */
  cookie?(ground: Ground): Promise<string>
  answers: Answers<Outcome>
}

/** Answers the field of Query or Mutation that a document asks for. */
export const fieldOf = ({ document }: Pick<GraphCase, 'document'>): string =>
  /^(query|mutation)[^{]*\{\s*(\w+)/.exec(document)?.slice(1).join(' ') ?? document

export const mine: Answers<Outcome> = ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok']
export const staff: Answers<Outcome> = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok']

/** Makes a case of a mutation with one input that reads only whether the input was refused. */
export const change = (
  field: string,
  type: string,
  input: (ground: Ground) => Promise<object> | object,
  answers: Answers<Outcome>,
  about?: string,
): GraphCase => ({
  document: `mutation M($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
  variables: async (ground) => ({ input: await input(ground) }),
  answers,
  ...(about !== undefined && { about }),
})
