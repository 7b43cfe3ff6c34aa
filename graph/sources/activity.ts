import type { ActivityPage, ActivityPeople } from '#services/content/activity/contract.ts'
import { RestSource } from './rest.ts'

/** What a page of activity is asked for; what is left out is any. */
type ActivityRequest = Partial<
  Record<'person' | 'resource' | 'day' | 'after', string | null> & { limit: number | null }
>

/** What staff did to records (services/content/activity/contract.ts). */
export class ActivitySource extends RestSource {
  protected readonly service = 'content'

  read(asked: ActivityRequest) {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) if (value != null) params.set(name, `${value}`)
    return this.get<ActivityPage>('/api/activity/', { params })
  }

  async people() {
    const { results } = await this.get<ActivityPeople>('/api/activity/people/')
    return results
  }
}
