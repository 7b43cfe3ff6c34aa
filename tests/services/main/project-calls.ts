import type { ProfileView } from '#services/main/profile/contract.ts'
import type { ProjectPage, ProjectSummaryView, WorkspacePage } from '#services/main/projects/contract.ts'
import type { MainService } from './main-service.ts'

/**
 * Makes the calls by which somebody handles their projects; `as` is their access token. `main` is called
 * late, so that the service may begin later.
 */
export const createProjectCalls = (main: () => MainService) => ({
  list: async (as: string, query = '') =>
    (await main().call('GET', `/api/v2/projects/${query}`, { as })).body as ProjectPage,
  workspaces: async (as: string, query = '') =>
    (await main().call('GET', `/api/v2/myworkspaces/${query}`, { as })).body as WorkspacePage,
  profile: async (as: string) => (await main().call('GET', '/api/v2/profile/', { as })).body as ProfileView,
  choose: (as: string, current_project: unknown) =>
    main().call('PATCH', '/api/v2/profile/', { body: { current_project }, as }),
  order: (token: string) => main().append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }]),
  /** Creates a project with this name, a second after anything before it. */
  create: async (as: string, name: string) => {
    main().clock.advance(1_000)
    const reply = await main().call('POST', '/api/v2/projects/', { body: { name }, as })
    return reply.body as ProjectSummaryView
  },
})
