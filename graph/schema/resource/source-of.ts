import type { GraphContext } from '../../context.ts'
import type { ResourcesSource } from '../../sources/resources.ts'

/** What the main service has of resources; the content service has all others. */
const OF_MAIN = new Set(['artist-identity', 'tax-form'])

/** Answers the service that has a resource, also one within another. */
export const sourceOf = (
  { resources, payees }: Pick<GraphContext, 'resources' | 'payees'>,
  resource: string,
): ResourcesSource => (OF_MAIN.has(resource.split('/')[0] ?? '') ? payees : resources)
