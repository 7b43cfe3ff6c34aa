import { countSteps } from './record.ts'
import type { Visited } from './visit.ts'

const LONGEST_REASON = 200

/**
 * Says what a visit met and what it broke; answers the latter in a few words, null where it broke nothing.
 */
export const sayWhatHappened = async ({ broken, failure, blows, faults }: Visited, folder: string) => {
  const { steps, met } = await countSteps(folder)
  const again = `again with: npm run explore -- --reproduce ${folder}`
  console.log(`  ${steps} steps, storms: ${blows.join(', ') || 'none'}, faults: ${JSON.stringify(faults)}`)
  console.log(`  states with something to be wrong about: ${JSON.stringify(met)}`)
  for (const [property, words] of broken) console.log(`  ${property} was broken:\n${words}`)
  if (failure) console.log(`  Bombadil could not go on:\n${failure}`)
  const why =
    broken.size > 0
      ? `broke ${[...broken.keys()].join(', ')}`
      : failure && `could not go on: ${failure.replace(/\s+/g, ' ').slice(0, LONGEST_REASON)}`
  if (why !== null) console.log(`  ${again}`)
  return { steps, why, again }
}
