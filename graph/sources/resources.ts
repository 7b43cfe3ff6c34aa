import type { ExportBody, ExportLink } from '#services/content/exports/contract.ts'
import type {
  RecordHistory,
  RecordStray,
  ResourceOptions,
  RevertBody,
  SavedRecord,
  StraysBody,
  Values,
} from '#services/shared/resources/contract.ts'
import type { NoteBody, NotePage, NoteView } from '#services/shared/resources/notes/contract.ts'
import type { Service } from '../errors.ts'
import { RestSource } from './rest.ts'

export interface RecordsRequest {
  search: string
  filters: readonly { name: string; value: string }[]
  ordering: string | null
  limit: number
  offset: number | null
  after: string | null
  before: string | null
  at: string | null
}

/** Records of any resource of a service (spec.md section 7, generic forms), the content service's here. */
export class ResourcesSource extends RestSource {
  protected readonly service: Service = 'content'

  /** Describes new records, or the edits of one. */
  options(resource: string, id: string | null) {
    return this.ask<Partial<ResourceOptions>>(this.path(resource, id))
  }

  /** Answers any of the three page shapes of spec.md section 3. */
  list(resource: string, { filters, ...page }: RecordsRequest) {
    const params = new URLSearchParams(filters.map(({ name, value }) => [name, value]))
    for (const [name, value] of Object.entries(page))
      if (value !== null && value !== '') params.set(name, `${value}`)
    return this.get<unknown>(this.path(resource), { params })
  }

  strays(resource: string, body: StraysBody) {
    return this.post<{ results: RecordStray[] }>(`${this.path(resource)}strays/`, { body })
  }

  openExport(body: ExportBody) {
    return this.post<ExportLink>('/api/exports/', { body })
  }

  lookUp(resource: string, search: string, limit: number) {
    const params = { limit: `${limit}`, ...(search && { search }) }
    return this.get<unknown>(this.path(resource), { params })
  }

  one(resource: string, id: string, at: string | null) {
    return this.get<Values>(this.path(resource, id), { params: at === null ? {} : { at } })
  }

  history(resource: string, id: string, { limit, offset }: { limit: number; offset: number }) {
    const params = { limit: `${limit}`, offset: `${offset}` }
    return this.get<RecordHistory>(`${this.path(resource, id)}history/`, { params })
  }

  create(resource: string, body: Values, key: string) {
    return this.post<Values>(this.path(resource), { body, headers: { 'idempotency-key': key } })
  }

  edit(resource: string, id: string, body: Values, key: string) {
    return this.put<SavedRecord & Values>(this.path(resource, id), {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  revert(resource: string, id: string, body: RevertBody, key: string) {
    return this.post<SavedRecord & Values>(`${this.path(resource, id)}revert/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  notes(resource: string, id: string, after: string | null) {
    return this.get<NotePage>(this.#notesPath(resource, id), { params: after === null ? {} : { after } })
  }

  addNote(resource: string, id: string, body: NoteBody, key: string) {
    return this.post<NoteView>(this.#notesPath(resource, id), { body, headers: { 'idempotency-key': key } })
  }

  async dropNote(resource: string, id: string, note: string, key: string) {
    const path = `${this.#notesPath(resource, id)}${this.segment(note)}/`
    await this.delete(path, { headers: { 'idempotency-key': key } })
  }

  #notesPath(resource: string, id: string) {
    return `${this.path(resource, id)}notes/`
  }

  /** A resource may be one within another, such as `artist-identity/{token}/bank-accounts`. */
  protected path(resource: string, id: string | null = null) {
    const names = resource.split('/').map((name) => this.segment(name))
    return `/api/${names.join('/')}/${id === null ? '' : `${this.segment(id)}/`}`
  }
}
