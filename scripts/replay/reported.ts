import { readFile } from 'node:fs/promises'
import type { JournalExport } from '#machines/journal/export.ts'
import { Unreadable } from '#machines/journal/failure.ts'
import { readExport } from '#machines/journal/read-export.ts'

export interface Reported {
  /** Null in a journal that was saved from the dialog. */
  note: string | null
  journal: JournalExport
}

/**
 * Reads a journal as the dialog saves it, or a report as GET /api/v2/reports/{id}/ answers it. Throws in
 * words for whoever named the file.
 */
export const readReported = async (file: string): Promise<Reported> => {
  const value: unknown = parse(await read(file), file)
  try {
    if (isReport(value)) return { note: value.note, journal: readExport(value.journal) }
    return { note: null, journal: readExport(value) }
  } catch (error) {
    if (error instanceof Unreadable) throw new Error(`${file} is no journal: ${error.message}`)
    throw error
  }
}

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is no JSON.`)
  }
}

const isReport = (value: unknown): value is { note: string; journal: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'journal' in value &&
  'note' in value &&
  typeof value.note === 'string'
