/** From here on, a picture in a column of the panel could be smaller than its tile. */
const WIDE_FROM = 1.9

/** Whether it takes all of the panel's width, with what is said of it beneath. */
export const isWide = ({ width, height }: { width: number; height: number }) => width / height >= WIDE_FROM
