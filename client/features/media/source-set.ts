/** The address of one rendition: a media path with `{width}` filled in. */
export const rendition = (template: string, width: number) => template.replace('{width}', String(width))

/** Every rendition with its width, for the browser to choose from. */
export const sourceSet = (template: string, widths: readonly number[]) =>
  widths.map((width) => `${rendition(template, width)} ${width}w`).join(', ')
