import type { PrintLine_LineFragment } from '#client/apollo/generated/graphql.ts'

/** What a print is framed in. */
export const frameWords = ({ moulding, mat }: NonNullable<PrintLine_LineFragment['frame']>): string =>
  `Framed in ${moulding}, ${mat ? `${mat} mat` : 'no mat'}`
