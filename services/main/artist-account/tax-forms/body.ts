import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { lineOfWords, oneOf, words } from '../../payees/numbers/plain-words.ts'
import { CERTIFICATIONS } from '../../payees/tax-forms/certifications.ts'
import { nation } from './fields.ts'
import type { FilledForm, ReadForm } from './filled-form.ts'
import { readW8ben } from './w8ben.ts'
import { readW9 } from './w9.ts'

const LONGEST_NAME = 100

const typeBody = z.object({ type: oneOf(['W-9', 'W-8BEN', 'W-8BEN-E']) })
const businessBody = z.object({ name: lineOfWords(1, LONGEST_NAME), country: nation })

/** Reads a form as it was filled in. Throws 400 by field, which never repeats a number. */
export function readForm(body: unknown, today: string): FilledForm {
  const read = READ[parse(typeBody, body).type](body, today)
  if ('faults' in read) throw invalid(read.faults)
  return read.form
}

const READ: Record<z.output<typeof typeBody>['type'], (body: unknown, today: string) => ReadForm> = {
  'W-9': readW9,
  'W-8BEN': readW8ben,
  'W-8BEN-E': readBusiness,
}

function readBusiness(body: unknown): ReadForm {
  const { name, country } = parse(businessBody, body)
  if (country === 'US') return { faults: { country: ['A business in the United States sends a W-9.'] } }
  return {
    form: {
      ...{ type: 'W-8BEN-E', revision: CERTIFICATIONS['W-8BEN'].revision, name, businessName: '' },
      ...{ classification: null, country, treatyRateBp: null, tin: null },
    },
  }
}

const signed = z.object({
  signature: words(1, LONGEST_NAME),
  words_hash: z.string({ error: 'Not a valid string.' }).max(100),
})

const replacing = z.object({
  replaces: z.string({ error: 'Not a valid string.' }).max(100).nullable().default(null),
})

/**
 * The form in whose place one is filed, null for none, and all that the body says besides. Throws 400.
 */
export function readReplaced(body: unknown): { replaces: string | null; asked: object } {
  const { replaces } = parse(replacing, body)
  const { replaces: _, ...asked } = body as Record<string, unknown>
  return { replaces, asked }
}

/** Folds what nobody sees. */
const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/** Reads the signature of a form: the name of line 1. Throws 400 by field. */
export function readSignature(body: unknown, { name }: Pick<FilledForm, 'name'>) {
  const { signature, words_hash: wordsHash } = parse(signed, body)
  if (plain(signature) !== plain(name))
    throw invalid({ signature: ['Type your name just as it stands on line 1.'] })
  return { name: plain(signature), wordsHash }
}
