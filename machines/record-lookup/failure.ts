/** Why nothing can be chosen (spec.md section 8, Lookup field errors). */
export interface RecordLookupFailure {
  kind: 'unavailable'
  message: string
}

/** `label` is the field's. */
export const toFailure = (label: string): RecordLookupFailure => ({
  kind: 'unavailable',
  message: `${label} lookup error. Please contact customer support.`,
})
