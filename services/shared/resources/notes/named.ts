import type { Queryable } from '../../database/driver.ts'
import { invalid } from '../../http/problem.ts'

/** An @ within a word begins no name: that is an address. */
const NAME = /(?<![\p{L}\p{N}._%+-])@([a-z0-9._%+-]+(?:@[a-z0-9.-]+)?)/giu

/** Answers the names in a text in lower case, each once, without the full stop of a sentence. */
export const namesIn = (text: string): string[] => {
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name.toLowerCase().replace(/[.-]+$/, ''))
  return [...new Set(names)].filter((name) => name !== '')
}

interface Colleague {
  uuid: string
  email: string
}

/**
 * Finds the colleagues that a text names, by their email or what stands before its @. Throws 400 at `text`
 * for a name that nobody has, or more than one.
 */
export async function findNamed(db: Queryable, schema: string, text: string): Promise<string[]> {
  const names = namesIn(text)
  if (names.length === 0) return []
  const staff = await db.query<Colleague>(
    `select uuid, lower(email) as email from ${schema}.person
     where is_staff and (lower(email) = any($1::text[]) or split_part(lower(email), '@', 1) = any($1::text[]))
     order by email, uuid`,
    [names],
  )
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
