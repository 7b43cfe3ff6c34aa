import { countSteps } from './record.ts'
import type { Visited } from './visit.ts'

/** Says what a visit met and what it broke. */
export const sayWhatHappened = async ({ broken, failure, blows, faults }: Visited, folder: string) => {
  const { steps, met } = await countSteps(folder)
  const again = `again with: npm run explore -- --reproduce ${folder}`
  console.log(`  ${steps} steps, storms: ${blows.join(', ') || 'none'}, faults: ${JSON.stringify(faults)}`)
  console.log(`  states with something to be wrong about: ${JSON.stringify(met)}`)
  for (const [property, words] of broken) console.log(`  ${property} was broken:\n${words}`)
  if (failure) console.log(`  Bombadil could not go on:\n${failure}`)
  const held = broken.size === 0 && failure === null
  if (!held) console.log(`  ${again}`)
  return { steps, held, again }
}
