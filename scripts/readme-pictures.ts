/** A picture of the shop: the name of its file, and what it shows in words. */
export interface Shown {
  name: string
  alt: string
}

const START = '<!-- pictures: npm run screenshots -->'
const END = '<!-- /pictures -->'
const IN_A_ROW = 2

/** Writes the pictures into README, two in a row and the phone's below, in place of those that it shows. */
export function showPictures(readme: string, desk: readonly Shown[], phone: Shown): string {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)]
  if (from === -1 || to === -1) throw new Error(`README has no place for pictures: ${START} and ${END}`)
  const cells = desk.map(({ name, alt }) => `![${alt}](docs/pictures/${name}.webp)`)
  const rows = cells.flatMap((cell, at) => (at % IN_A_ROW ? [] : [`| ${cell} | ${cells[at + 1] ?? ''} |`]))
  const small = `<img src="docs/pictures/${phone.name}.webp" alt="${phone.alt}" width="260">`
  const grid = ['| | |', '|---|---|', ...rows, '', small]
  return `${readme.slice(0, from)}${START}\n${grid.join('\n')}\n${readme.slice(to)}`
}
