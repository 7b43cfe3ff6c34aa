import type { PrintLine_LineFragment } from '#client/apollo/generated/graphql.ts'

/** What a line says of its picture. */
type PicturedLine = Pick<PrintLine_LineFragment, 'mediaTemplate' | 'placeholder' | 'width' | 'height'>

/**
 * The picture of a line, in the proportions that it is printed in; a thumbnail where it says nothing of
 * widths.
 */
export const linePictureOf = (
  { mediaTemplate, placeholder, width, height }: PicturedLine,
  widths: number[] = [160, 320],
) => ({ template: mediaTemplate, widths, width, height, placeholder })
