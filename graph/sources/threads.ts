import type {
  ArtistMessageBody,
  ArtistMessagePage,
  ArtistMessageView,
  ReadBody,
  ThreadPage,
  ThreadView,
} from '#services/main/messages/threads/contract.ts'
import { RestSource } from './rest.ts'

const PATH = '/api/artist-threads/'

/** What artists and staff write to each other (services/main/messages/threads). */
export class ThreadsSource extends RestSource {
  protected readonly service = 'main'

  own() {
    return this.get<ThreadView>(`${PATH}me/`)
  }

  one(user: string) {
    return this.get<ThreadView>(this.#pathOf(user))
  }

  list(page: number, pageSize: number) {
    return this.get<ThreadPage>(PATH, { params: paramsOf(page, pageSize) })
  }

  messages(user: string, page: number, pageSize: number) {
    return this.get<ArtistMessagePage>(`${this.#pathOf(user)}messages/`, { params: paramsOf(page, pageSize) })
  }

  send(user: string, body: ArtistMessageBody, key: string) {
    return this.post<ArtistMessageView>(`${this.#pathOf(user)}messages/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }

  markRead(user: string, body: ReadBody) {
    return this.post<ThreadView>(`${this.#pathOf(user)}read/`, { body })
  }

  #pathOf(user: string): string {
    return `${PATH}${this.segment(user)}/`
  }
}

const paramsOf = (page: number, pageSize: number) => ({ page: `${page}`, page_size: `${pageSize}` })
