import type { Colleague, FindColleagues } from '../../http/colleagues.ts'
import { invalid } from '../../http/problem.ts'
import { MOST_NAMED } from './contract.ts'

/** An @ within a word begins no name: that is an address. */
const NAME = /(?<![\p{L}\p{N}._%+-])@([a-z0-9._%+-]+(?:@[a-z0-9.-]+)?)/giu

/** Answers the names in a text in lower case, each once, without the full stop of a sentence. */
export const namesIn = (text: string): string[] => {
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name.toLowerCase().replace(/[.-]+$/, ''))
  return [...new Set(names)].filter((name) => name !== '')
}

/**
 * Finds the colleagues that a text names, by their email or what stands before its @. Throws 400 at `text`
 * for a name that nobody has, or more than one, and UpstreamFailure where colleagues cannot be asked for.
 */
export async function findNamed(findColleagues: FindColleagues, text: string): Promise<string[]> {
  const names = namesIn(text)
  if (names.length === 0) return []
  if (names.length > MOST_NAMED) throw invalid({ text: [`A note names ${MOST_NAMED} colleagues at most.`] })
  const staff = await findColleagues(names)
  const found = names.map((name) => ({ name, colleagues: staff.filter((one) => isCalled(one, name)) }))
  const faults = found.flatMap(({ name, colleagues }) => faultOf(name, colleagues) ?? [])
  if (faults.length > 0) throw invalid({ text: faults })
  return [...new Set(found.flatMap(({ colleagues }) => colleagues.map(({ uuid }) => uuid)))]
}

const isCalled = ({ email }: Colleague, name: string): boolean =>
  email === name || email.split('@')[0] === name

function faultOf(name: string, colleagues: readonly Colleague[]): string | null {
  if (colleagues.length === 0) return `No colleague is called @${name}.`
  if (colleagues.length === 1) return null
  const emails = colleagues.map(({ email }) => `@${email}`)
  return `More than one colleague is called @${name}: ${emails.slice(0, 5).join(', ')}. Write the whole email.`
}
