import { createContext, use } from 'react'

/** The first message for each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>

export const FieldErrorsContext = createContext<FieldErrors>({})

export const useFieldError = (name: string): string | undefined => use(FieldErrorsContext)[name]
