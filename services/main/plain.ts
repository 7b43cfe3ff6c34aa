/**
 * What no name and no address holds, and what would show as something else than it is: control signs, and
 * turns of direction.
 */
export const PLAIN = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]*$/u

export const NOT_PLAIN = 'Control characters are not allowed.'
