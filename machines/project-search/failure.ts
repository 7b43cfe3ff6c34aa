/**
 * Why no projects can be shown; the words are those of every lookup (spec.md section 8, Lookup field errors).
 */
export interface ProjectSearchFailure {
  kind: 'unavailable'
  message: string
}

export const toFailure = (): ProjectSearchFailure => ({
  kind: 'unavailable',
  message: 'Project lookup error. Please contact customer support.',
})
