import { createContext, use } from 'react'

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>

export const FieldErrorsContext = createContext<FieldErrors>({})

export const useFieldError = (name: string): string | undefined => use(FieldErrorsContext)[name]
