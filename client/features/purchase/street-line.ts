interface Street {
  streetNumber?: string
  route?: string
}

/** The street with its number, as one writes it in one line. */
export const streetLineOf = ({ streetNumber = '', route = '' }: Street): string =>
  `${streetNumber} ${route}`.trim()
