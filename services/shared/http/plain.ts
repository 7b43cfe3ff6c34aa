/**
 * Refuses signs that no name and no address has, and that would show as something else: control signs, and
 * turns of direction.
 */
export const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]*$/u

/** The same for a text of several lines, which may mark how one letter of it runs. */
export const PLAIN_LINES = /^(?:[\n\r\t]|[^\p{Cc}\u202a-\u202e\u2028\u2029\u2066-\u2069])*$/u

export const NOT_PLAIN = 'Control characters are not allowed.'
