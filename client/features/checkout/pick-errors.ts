type FieldErrors = Readonly<Record<string, string>>

const NONE: FieldErrors = {}

/**
 * What was refused of these fields; none where it is of none of them, so that it is said above them instead.
 */
export const pickErrors = (names: readonly string[], errors: FieldErrors): FieldErrors =>
  names.some((name) => name in errors) ? errors : NONE
