import type {
  ReviewBody,
  ReviewedView,
  SharedProjectView,
  ShareView,
} from '#services/main/shares/contract.ts'
import { RestSource } from './rest.ts'

/** Links by which others may look at the caller's projects. */
export class SharesSource extends RestSource {
  protected readonly service = 'main'

  share(cartToken: string) {
    return this.get<ShareView>(this.#path(cartToken))
  }

  make(cartToken: string) {
    return this.post<ShareView>(this.#path(cartToken))
  }

  withdraw(cartToken: string) {
    return this.delete<ShareView>(this.#path(cartToken))
  }

  #path(cartToken: string) {
    return `/api/v2/projects/${this.segment(cartToken)}/share/`
  }
}

/** Reads what a link opens. It sends no caller's name: the link alone opens it. */
export class LinkSource extends RestSource {
  protected readonly service = 'main'

  project(shareToken: string) {
    return this.get<SharedProjectView>(`/api/v2/shared/${this.segment(shareToken)}/`)
  }

  review(shareToken: string, body: ReviewBody, key: string) {
    return this.post<ReviewedView>(`/api/v2/shared/${this.segment(shareToken)}/reviews/`, {
      body,
      headers: { 'idempotency-key': key },
    })
  }
}
