import type { Said } from '#tests/graph/support/graph.ts'
import type { Ground } from '../ground.ts'
import type { Role, RolesShop } from '../shop.ts'
import { fieldOf, type GraphCase } from './case.ts'

export const nameOf = (each: GraphCase) =>
  each.about === undefined ? fieldOf(each) : `${fieldOf(each)} ${each.about}`

/** Answers the code of a refusal, of the whole operation or of its input; else whether there is any data. */
const outcomeOf = ({ data, errors }: Said): unknown => {
  const [error] = errors
  if (error) return error.extensions.code
  const [answer] = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[]
  return answer?.userErrors?.[0]?.code ?? (answer === null ? 'null' : 'ok')
}

/** Asks what a case asks as `role` would, for whoever has this token, and answers what came of it. */
export async function askGraph(
  { graph }: Pick<RolesShop, 'graph'>,
  each: GraphCase,
  { ground, role, access }: { ground: Ground; role: Role; access: string | undefined },
): Promise<unknown> {
  const variables = (await each.variables?.(ground, role)) ?? {}
  const cookie = await each.cookie?.(ground)
  return outcomeOf(
    await graph.ask(each.document, variables, {
      ...(access !== undefined && { access }),
      ...(cookie !== undefined && { cookie }),
    }),
  )
}
