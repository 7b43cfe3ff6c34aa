import type { Json } from '#client/apollo/json.ts'
import { type RecordValues, valuesOf } from '../types/type.ts'

interface GraphRecord {
  id: string
  version: number
  values: Json
}

/** All that a record has: the graph tells its id and version beside its values. */
export const allValuesOf = ({ id, version, values }: GraphRecord): RecordValues => ({
  id,
  ...valuesOf({ values }),
  version,
})
