import type { FieldErrors } from '#services/shared/http/problem.ts'
import type { NewForm } from '../../payees/tax-forms/commands.ts'

/** A form as it was filled in, before it is signed. */
export type FilledForm = Omit<NewForm, 'filedOn' | 'signedOn' | 'signature'>

/** What a form comes to, or what is wrong with its fields. */
export type ReadForm = { form: FilledForm } | { faults: FieldErrors }
