import { extractText, getDocumentProxy } from 'unpdf'

/** All that a PDF says, its pages together. */
export const readPdf = async (pdf: Uint8Array | ArrayBuffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}
