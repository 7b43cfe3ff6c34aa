import { randomUUID } from 'node:crypto'
import type { CartView } from '#services/main/cart/contract.ts'
import type { ProfileView } from '#services/main/profile/contract.ts'
import type {
  ChangeProfileBody,
  CreateProjectBody,
  ProjectPage,
  ProjectSummaryView,
  RenameProjectBody,
  WorkspacePage,
} from '#services/main/projects/contract.ts'
import { RestSource } from './rest.ts'

/** From spec.md section 9: project typeahead page size. */
const MOST_OFFERED = 20

/** The projects of an account, and the one that is added to. */
export class ProjectsSource extends RestSource {
  protected readonly service = 'main'

  projects(search: string, page: number, pageSize: number) {
    return this.get<ProjectPage>('/api/v2/projects/', {
      params: { search, page: `${page}`, page_size: `${pageSize}` },
    })
  }

  /** Lists the projects that a typeahead offers (spec.md section 7). */
  myProjects(search: string) {
    return this.get<ProjectPage>('/api/v2/myprojects/', { params: { search, page_size: `${MOST_OFFERED}` } })
  }

  workspaces(search: string, pageSize: number) {
    return this.get<WorkspacePage>('/api/v2/myworkspaces/', { params: { search, page_size: `${pageSize}` } })
  }

  create(body: CreateProjectBody, key: string) {
    return this.post<ProjectSummaryView>('/api/v2/projects/', { body, headers: { 'idempotency-key': key } })
  }

  /** Renaming twice is renaming once; the key lets a broken connection be tried again. */
  rename(cartToken: string, body: RenameProjectBody) {
    return this.patch<CartView>(`/api/v2/projects/${this.segment(cartToken)}/`, {
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  }

  choose(body: ChangeProfileBody) {
    return this.patch<ProfileView>('/api/v2/profile/', {
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  }
}
