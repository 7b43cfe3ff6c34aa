import { Busy } from '#services/shared/queue.ts'
import { waitWithin } from '#services/shared/within.ts'
import { WINDOW } from '../../index/walk.ts'
import type { StoredImage } from '../../record/image-store.ts'
import type { SearchDebug, SearchResponse } from '../contract.ts'
import type { Groups } from '../groups.ts'
import type { Without } from '../search.ts'
import { mergeFacets } from './facets.ts'
import { putInPlaces, type Stretch, stretchesOf } from './slots.ts'
import type { Findings, Place, Source } from './source.ts'

export interface Merged {
  images: StoredImage[]
  /** Exact unless `partial`. All of it can be paged to. */
  total: number
  partial: boolean
  facets: SearchResponse['facets']
  /** From sources that tell it; empty where something is found. */
  without: readonly Without[]
  errors: SearchResponse['errors']
  groups: Groups | null
  /** The sources asked, and what each answered. */
  asked: SearchDebug['sources']
}

/** Called for each source that failed while another answered. */
export type OnFailure = (source: Source, error: unknown) => void

/** A visitor waits so long for a source, each time it is asked; our own give up earlier. */
const PATIENCE_MS = 8_000

interface Answer extends Findings {
  source: Source
  /** The stretch of the source's results that `images` are. */
  stretch: Stretch
  /** Results that can be paged to. */
  reach: number
}

/**
 * Finds one page of one source or two, split evenly while both last. Each is asked once, at the same time, as
 * if both lasted, and once more where the other turns out to be shorter. One that fails is a warning, and the
 * page is the other's; where it is known how much it has, its places stay empty, so that over all pages the
 * other's results come once. When all fail the first error is thrown, and so is Busy of any.
 */
export async function mergePage(
  sources: readonly Source[],
  place: Place,
  onFailure: OnFailure,
): Promise<Merged> {
  const { answers, failed, asked } = await askAllFirst(sources, place)
  // When the shop is busy, a whole page in two seconds is better than half a page now.
  const busy = [...failed.values()].find((error) => error instanceof Busy)
  if (busy !== undefined) throw busy
  if (failed.size === sources.length) throw failed.values().next().value

  const reaches = answers.map(({ reach }) => reach)
  const stretches = stretchesOf(reaches, place)
  const given = await Promise.all(
    answers.map((answer, at) =>
      imagesOf(answer, failed.has(answer.source) ? NOTHING : (stretches[at] ?? NOTHING)).catch(
        (error: unknown) => {
          failed.set(answer.source, error)
          return []
        },
      ),
    ),
  )
  for (const [source, error] of failed) onFailure(source, error)

  const isPast = place.offset >= reaches.reduce(add, 0)
  const total = answers.map((answer) => answer.total).reduce(add, 0)
  return {
    images: putInPlaces(stretches, given, reaches).filter((image) => image !== null),
    total,
    partial: failed.size > 0 || answers.some(({ partial }) => partial),
    facets: mergeFacets(answers.map(({ source, facets, total }) => ({ name: source.name, facets, total }))),
    without: total === 0 ? answers.flatMap(({ without = [] }) => without) : [],
    errors: [
      ...[...failed.keys()].map(unavailable),
      ...answers.filter(({ partial }) => isPast && partial).map(({ source }) => tooLarge(source)),
    ],
    groups: answers.find(({ groups }) => groups !== null)?.groups ?? null,
    asked,
  }
}

const NOTHING: Stretch = { start: 0, end: 0 }

async function askAllFirst(sources: readonly Source[], place: Place) {
  const stretches = stretchesOf(
    sources.map(() => WINDOW),
    place,
  )
  const outcomes = await Promise.all(
    sources.map(async (source, at) => {
      const began = performance.now()
      const [outcome] = await Promise.allSettled([askFirst(source, stretches[at] ?? NOTHING, place.limit)])
      return { source, outcome, milliseconds: Math.round(performance.now() - began) }
    }),
  )
  const failed = new Map<Source, unknown>()
  const answers: Answer[] = []
  for (const { source, outcome } of outcomes) {
    if (outcome.status === 'fulfilled') answers.push(outcome.value)
    else {
      failed.set(source, outcome.reason)
      const known = source.known?.()
      if (known) answers.push(answerOf(source, { ...known, images: [] }, NOTHING))
    }
  }
  const asked = outcomes.map(({ source: { name }, outcome, milliseconds }) => {
    const answer = outcome.status === 'fulfilled' ? outcome.value : null
    return {
      source: name,
      milliseconds,
      total: answer?.total ?? null,
      is_partial: answer?.partial ?? false,
    }
  })
  return { answers, failed, asked }
}

async function askFirst(source: Source, share: Stretch, limit: number): Promise<Answer> {
  const end = source.ahead ? Math.min(share.start + limit, WINDOW) : share.end
  const stretch = { start: share.start, end }
  return answerOf(source, await find(source, stretch), stretch)
}

const answerOf = (source: Source, findings: Findings, stretch: Stretch): Answer => ({
  ...findings,
  source,
  stretch,
  reach: findings.partial ? WINDOW : findings.total,
})

/** Takes images from the answer where that is enough, and asks again otherwise. */
async function imagesOf({ source, stretch, images }: Answer, wanted: Stretch): Promise<Findings['images']> {
  if (wanted.start === wanted.end) return []
  if (wanted.start >= stretch.start && wanted.end <= stretch.end)
    return images.slice(wanted.start - stretch.start, wanted.end - stretch.start)
  return (await find(source, wanted)).images
}

/** Past the window there is nothing to find, so ask only for the count. */
const find = (source: Source, { start, end }: Stretch): Promise<Findings> =>
  waitWithin(PATIENCE_MS, source.find({ offset: start === end ? 0 : start, limit: end - start }))

const add = (left: number, right: number): number => left + right

const TITLES: Record<Source['name'], string> = { internal: 'Internal', getty: 'Getty' }

const unavailable = ({ name }: Source): SearchResponse['errors'][number] => ({
  source: name,
  code: 'source_unavailable',
  message: `${TITLES[name]} results not available.`,
})

const tooLarge = ({ name }: Source): SearchResponse['errors'][number] => ({
  source: name,
  code: 'window_too_large',
  message: `Only the first ${WINDOW} results can be shown.`,
})
