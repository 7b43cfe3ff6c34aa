/** The code by which an artist is paid who was given none of their own. */
export const STANDARD_ROYALTY_CODE = 'R10'
