import type { z } from 'zod'
import { holdsTaxNumber } from '#machines/lifecycles/private-numbers.ts'
import type { Value } from '#services/shared/resources/contract.ts'
import type { Field } from '#services/shared/resources/fields.ts'

/** It does not repeat the number. */
export const TAX_NUMBER_IN_PUBLIC =
  'This looks like a tax number. Leave it out: everybody reads this. It belongs in the tax form.'

/** Refuses what looks like a tax number in a text, or in any of several, that everybody reads. */
export function refuseTaxNumbers(value: Value, context: z.RefinementCtx<unknown>): void {
  const texts = Array.isArray(value) ? value : [value]
  if (texts.some((text) => typeof text === 'string' && holdsTaxNumber(text)))
    context.addIssue({ code: 'custom', message: TAX_NUMBER_IN_PUBLIC })
}

/** A field of a record that everybody reads. */
export const readByAll = (field: Field): Field => ({
  ...field,
  schema: field.schema?.superRefine(refuseTaxNumbers) ?? null,
})
