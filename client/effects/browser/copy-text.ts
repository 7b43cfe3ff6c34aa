/** Rejects where the browser does not let the page write to the clipboard. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
