import { z } from 'zod'
import { parse } from '../../http/validate.ts'
import { maskTaxNumbers } from '../../tax-numbers.ts'
import { LONGEST_NOTE, type NoteBody } from './contract.ts'

const noteBody = z.object({
  text: z
    .string()
    .trim()
    .refine((text) => text !== '', { error: 'This field may not be blank.', abort: true })
    .refine((text) => [...text].length <= LONGEST_NOTE, {
      error: `Ensure this field has no more than ${LONGEST_NOTE} characters.`,
    })
    .transform(maskTaxNumbers),
})

/** Reads a note; of a tax number its last four are kept. Throws 400 at `text`. */
export const readNote = (body: unknown): NoteBody => parse(noteBody, body)
