import type { OrderedLine_LineFragment } from '#client/apollo/generated/graphql.ts'

/** What the workshop reads of a framed print; inches. */
export const workshopWords = ({
  outsideWidth,
  outsideHeight,
  depth,
  finish,
  matWidth,
  hardware,
}: NonNullable<OrderedLine_LineFragment['workshop']>): string =>
  [
    `${outsideWidth} × ${outsideHeight} in outside`,
    `${depth} in deep`,
    ...(matWidth === null ? [] : [`${matWidth} in mat`]),
    finish,
    hardware,
  ].join(' · ')
