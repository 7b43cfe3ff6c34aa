import { badInput, userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const createProject: MutationResolvers['createProject'] = async (_, { input }, { projects }) => {
  const { name, idempotencyKey } = input
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { project: null, userErrors: wrong }
  try {
    return { project: await projects.create({ name }, idempotencyKey), userErrors: [] }
  } catch (error) {
    return { project: null, userErrors: userErrorsFrom(error) }
  }
}

const renameProject: MutationResolvers['renameProject'] = async (_, { input }, { projects }) => {
  try {
    return { cart: await projects.rename(input.cartToken, { name: input.name }), userErrors: [] }
  } catch (error) {
    return { cart: null, userErrors: userErrorsFrom(error, { token: 'cartToken' }, 'cartToken') }
  }
}

const chooseProject: MutationResolvers['chooseProject'] = async (_, { projectId }, { projects }) => {
  if (!/^\d{1,9}$/.test(projectId)) throw badInput('projectId', 'There is no such project.')
  try {
    return { profile: await projects.choose({ current_project: Number(projectId) }), userErrors: [] }
  } catch (error) {
    return { profile: null, userErrors: userErrorsFrom(error, { current_project: 'projectId' }) }
  }
}

/** The projects of an account, in lists. */
export const projectListResolvers: Resolvers = {
  Query: {
    projects: async (_, { search, page, pageSize }, { projects }) => {
      const { count, results } = await projects.projects(search ?? '', page ?? 1, pageSize ?? 20)
      return { count, projects: results }
    },
    projectOptions: async (_, { search }, { projects }) => {
      const { results } = await projects.myProjects(search ?? '')
      return results.map(({ id, name, label }) => ({ id: `${id}`, name, label }))
    },
    workspaces: async (_, { search, pageSize }, { projects }) => {
      const { count, results } = await projects.workspaces(search ?? '', pageSize ?? 20)
      return { count, workspaces: results }
    },
  },
  Mutation: { createProject, renameProject, chooseProject },
  ProjectSummary: {
    id: ({ id }) => `${id}`,
    grandTotal: (project) => project.grand_total,
    latestOrder: (project) => project.latest_order,
    isCurrent: (project) => project.is_current,
    changedAt: (project) => project.changed_at,
  },
  Workspace: {
    id: ({ id }) => `${id}`,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    cartToken: ({ token }) => token,
  },
}
