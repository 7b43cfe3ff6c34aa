import type { ArtistPageView } from '#services/content/artist-pages/contract.ts'
import type { FollowBody, FollowingList, FollowMailView } from '#services/content/following/contract.ts'
import { RestSource } from './rest.ts'

/** Whom whoever asks follows (services/content/following). */
export class FollowingSource extends RestSource {
  protected readonly service = 'content'

  list({ limit, offset }: { limit: number; offset: number }) {
    return this.get<FollowingList>('/content/following/', {
      params: { limit: `${limit}`, offset: `${offset}` },
    })
  }

  set(artist: string, body: FollowBody) {
    return this.put<ArtistPageView>(`/content/artists/${this.segment(artist)}/following/`, { body })
  }

  setMail(body: FollowMailView) {
    return this.put<FollowMailView>('/content/following/mail/', { body })
  }
}
