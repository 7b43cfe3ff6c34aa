import type { ProjectPage, ProjectSummaryView } from '#services/main/projects/contract.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '../../services/auth/users/demo.ts'
import type { Shop } from '../support/shop/shop.ts'
import { fetchJson, itemOf, post, readChoices } from './choices.ts'
import { type Comparison, compare } from './measure.ts'
import type { GraphCaller } from './operations.ts'

const PROJECTS = 20
const LINES = 4

/** Lists an account's projects with sums and pictures, through REST and through the graph. */
export const benchProjects = async (shop: Shop, graph: GraphCaller, calls: number): Promise<Comparison[]> => {
  const { auth, main } = shop.services
  const [customer] = DEMO_USERS
  const credentials = { email: customer.email, password: DEMO_PASSWORD }
  const { access } = await fetchJson<{ access: string }>(`${auth}/auth/jwt/create/`, post(credentials))
  const choices = await readChoices(shop.services, LINES)
  for (let n = 1; n <= PROJECTS; n++) {
    const { token } = await fetchJson<ProjectSummaryView>(
      `${main}/api/v2/projects/`,
      post({ name: `Lobby ${n}` }, access),
    )
    for (const each of choices)
      await fetchJson(`${main}/api/v2/cart/${token}/item/`, post(itemOf(each), access))
  }
  const headers = { authorization: `JWT ${access}` }
  const expectAll = (projects: readonly unknown[]) => {
    if (projects.length !== PROJECTS) throw new Error(`There are ${projects.length} projects.`)
  }
  const byRest = async () => {
    const { results } = await fetchJson<ProjectPage>(`${main}/api/v2/projects/?page_size=${PROJECTS}`, {
      headers,
    })
    expectAll(results)
  }
  const byGraph = async () => {
    const page = { search: '', page: 1, pageSize: PROJECTS }
    const { projects } = await graph<{ projects: { projects: unknown[] } }>('ProjectsPage', page, headers)
    expectAll(projects.projects)
  }
  return [await compare(`list ${PROJECTS} projects of ${LINES} lines`, byRest, byGraph, calls)]
}
