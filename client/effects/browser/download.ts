/** Has the browser download what an address answers as an attachment; the page stays. */
export const download = (href: string): void => {
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}
