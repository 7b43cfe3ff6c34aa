import { createCalm } from './calm.ts'
import type { FaultPlan } from './faults.ts'
import { createJournalCheck } from './journals.ts'
import type { EdgeNews, PageReport } from './page/explored.ts'
import { readTruth, type Truth } from './truth.ts'
import { createTwins } from './twins.ts'

interface NewsDeps {
  /** Address of the main service. */
  main: string
  seed: number
  /** Null before the visit begins. */
  plan: () => { faults: FaultPlan; begunAt: number } | null
  /** Falsifies the truth, to prove that a property breaks. */
  spoilTruth?: (truth: Truth) => Truth
}

/**
 * Hears what the pages tell, and answers what they cannot know: the truth from REST, the weather, and the
 * differences found.
 */
export const createNews = ({ main, seed, plan, spoilTruth = (truth) => truth }: NewsDeps) => {
  const twins = createTwins()
  const journals = createJournalCheck()
  let calm: ReturnType<typeof createCalm> | null = null

  const askRest = async (authorization: string | null, cart: string | null): Promise<Truth | null> => {
    try {
      const truth = await readTruth(main, authorization, cart)
      return truth && spoilTruth(truth)
    } catch {
      calm?.wasDown(Date.now())
      return null
    }
  }

  return async (path: string, body: string, authorization: string | null): Promise<EdgeNews> => {
    const begun = plan()
    if (begun) calm ??= createCalm(begun.faults, begun.begunAt)
    const report: PageReport = JSON.parse(body)
    twins.take(report)
    const { kept } = report
    const cart = new URL(path, main).searchParams.get('cart')
    const truth = await askRest(authorization, cart || null)
    const now = Date.now()
    // In a storm a second tab may lead, and what it has taken is not known here yet.
    const calmFor = calm?.calmFor(now) ?? 0
    if (kept && calmFor > SETTLED_MS) journals.take(kept)
    return {
      seed,
      calmFor,
      isResting: begun?.faults.isResting(now) ?? false,
      truth,
      disagreements: twins.disagreements.slice(0, MOST_WORDS),
      unreplayed: journals.unreplayed.slice(0, MOST_WORDS),
      replayed: journals.replayed(),
    }
  }
}

const SETTLED_MS = 5_000
/** The first words are what a reader needs, and each state of the trace holds them. */
const MOST_WORDS = 3
