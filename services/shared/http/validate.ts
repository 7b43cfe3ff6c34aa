import type { z } from 'zod'
import { type FieldErrors, invalid } from './problem.ts'
import { findUnstorable } from './unstorable.ts'
import { wordIssue } from './wording.ts'

/**
 * Reads `value` by `schema`. Throws 400 by field, in the words of Django REST Framework unless the schema has
 * its own. Dots lead into nested fields (`size.w`), and faults of no field are under `non_field_errors`.
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value ?? {}, { error: wordIssue })
  if (error) throw invalid(groupByField(error.issues))
  const faults = findUnstorable(data)
  if (faults.length > 0) throw invalid(groupByField(faults))
  return data as z.output<S>
}

function groupByField(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = path.length === 0 ? 'non_field_errors' : path.map(String).join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
