/** The address of one rendition: a media path with `{width}` filled in. */
export const makeRenditionAddress = (template: string, width: number) =>
  template.replace('{width}', String(width))

/** Every rendition with its width, for the browser to choose from. */
export const makeSourceSet = (template: string, widths: readonly number[]) =>
  widths.map((width) => `${makeRenditionAddress(template, width)} ${width}w`).join(', ')
