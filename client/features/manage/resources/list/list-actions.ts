import { useNavigate } from 'react-router-dom'
import { useTogglePublication } from '#client/actors/pictures/publication.ts'
import type { useRowSelection } from '#client/actors/row-selection.ts'
import { type PaletteAction, useOfferActions } from '../../palette/offered.ts'
import { publicationAction } from '../publication/publication-action.ts'
import { type CameFrom, listPath, recordPath } from '../record/paths.ts'
import { type RecordType, valuesOf } from '../types/type.ts'
import { has, nameOf } from '../types/types.ts'
import * as say from './messages.tsx'
import type { RecordSummary } from './record-row.tsx'

interface ListActionsProps {
  type: RecordType
  records: readonly RecordSummary[]
  selection: Pick<ReturnType<typeof useRowSelection>, 'at' | 'chosen' | 'clear'>
  /** '3 artists', of what is selected, or else of all that match. */
  what: string
  /** How many match, in words; null where none does. */
  matching: string | null
  /** Null where this type's records cannot be changed together. */
  onEdit: ((all: boolean) => void) | null
  /** Where what may be done with many of them is done; null where nothing may. */
  actOnMany: string | null
  canCreate: boolean
  /** Null where no file may change such records. */
  onImport: (() => void) | null
  /** Null where there is no such page. */
  onNextPage: (() => void) | null
  onPreviousPage: (() => void) | null
  from: CameFrom
}

/**
 * Offers in the palette what may be done with what is selected, with the row that keys act on, and with the
 * list. It shows nothing: standing before all else of the list, its actions come first.
 */
export const ListActions = (list: ListActionsProps) => {
  const navigate = useNavigate()
  const toggle = useTogglePublication()
  const {
    type,
    records,
    selection,
    what,
    matching,
    onEdit,
    actOnMany,
    canCreate,
    onImport,
    onNextPage,
    onPreviousPage,
    from,
  } = list
  const offer = (label: string, does: () => unknown): PaletteAction => ({
    label,
    refusal: null,
    does: () => void does(),
  })
  const ofRow = (): readonly PaletteAction[] => {
    const record = records.find(({ id }) => id === selection.at)
    if (!record) return []
    const { id } = record
    const values = valuesOf(record)
    const [name, path] = [nameOf(type, values, id), recordPath(type.resource, id)]
    const publication = type.publicationOf?.(id, values)
    return [
      ...(publication ? [publicationAction(publication, name, toggle)] : []),
      ...(has(type, 'edit')
        ? [offer(say.editRecord(name), () => navigate(`${path}/edit`, { state: from }))]
        : []),
      ...(has(type, 'history') ? [offer(say.historyOf(name), () => navigate(`${path}/history`))] : []),
    ]
  }
  useOfferActions(() => [
    ...(onEdit && selection.chosen.length > 0 ? [offer(say.editSelected(what), () => onEdit(false))] : []),
    ...(actOnMany !== null && type.actOnMany
      ? [offer(say.actOn(type.actOnMany.label, what), () => navigate(actOnMany))]
      : []),
    ...(selection.chosen.length > 0 ? [offer(say.clearSelection, selection.clear)] : []),
    ...ofRow(),
    ...(onEdit && matching !== null ? [offer(say.editAllMatching(matching), () => onEdit(true))] : []),
    ...(onNextPage ? [offer(say.nextPage, onNextPage)] : []),
    ...(onPreviousPage ? [offer(say.previousPage, onPreviousPage)] : []),
    ...(onImport ? [offer(say.importMore(type.label.toLowerCase()), onImport)] : []),
    ...(canCreate
      ? [offer(say.newRecord(type.one), () => navigate(`${listPath(type.resource)}/new`, { state: from }))]
      : []),
  ])
  return null
}
