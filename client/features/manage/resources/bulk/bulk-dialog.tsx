import { type ReactNode, useState } from 'react'
import type { BulkAction } from '#client/actors/bulk-action.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Control } from '../fields/control.tsx'
import { type Held, toHeld } from '../fields/convert.ts'
import { type Field, kindOf } from '../fields/kind.ts'
import historyStyles from '../history/record-history.module.css'
import * as say from '../messages.tsx'
import type { RecordType } from '../types/type.ts'
import { actionOf, type Way, waysOf } from './action-of.ts'
import styles from './bulk.module.css'

interface BulkDialogProps {
  type: RecordType
  /** Those that may be changed of many at once. */
  fields: readonly Field[]
  /** How many records match the list. */
  matching: string
  bulk: BulkAction
}

/** Asks what is to be done to many records; what would happen is shown next, before anything does. */
export const BulkDialog = ({ type, fields, matching, bulk }: BulkDialogProps) => {
  const { actedOn, isPlanning, failure, isFinal, dismiss } = bulk
  const [name, setName] = useState<string | null>(null)
  const field = fields.find((each) => each.name === name) ?? fields[0]
  if (!actedOn || !field) return null
  const { kind } = actedOn
  const count = kind === 'chosen' ? `${actedOn.ids.length}` : matching
  return (
    <Modal
      title={say.editRecords(count, count === '1' ? type.one : `${type.one}s`)}
      isHeld={isPlanning}
      onClose={dismiss}
    >
      <p className={styles.lead}>{say.previewFirst}</p>
      <SelectField
        name="field"
        label={say.field}
        value={field.name}
        disabled={isPlanning}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      >
        {fields.map((each) => (
          <option key={each.name} value={each.name}>
            {each.label}
          </option>
        ))}
      </SelectField>
      <ValueForm key={field.name} field={field} bulk={bulk}>
        {failure?.messages.map((message) => (
          <p key={message} role="alert" className={historyStyles.refusal}>
            {message}
          </p>
        ))}
        <div className={historyStyles.choices}>
          {!isFinal && (
            <Button type="submit" disabled={isPlanning}>
              {isPlanning ? say.preparing : say.previewChanges}
            </Button>
          )}
          <Button variant="outline" disabled={isPlanning} onClick={dismiss}>
            {say.cancel}
          </Button>
        </div>
      </ValueForm>
    </Modal>
  )
}

interface ValueFormProps {
  field: Field
  bulk: BulkAction
  children: ReactNode
}

/** What the field is to become. */
const ValueForm = ({ field, bulk, children }: ValueFormProps) => {
  const kind = kindOf(field, undefined)
  const [held, setHeld] = useState<Held>(() => toHeld(kind, field.initial ?? null))
  const ways = waysOf(field, kind)
  const [way, setWay] = useState<Way>(ways[0]?.[0] ?? 'set')
  const { isPlanning, choose } = bulk
  return (
    <div className={styles.fields}>
      <Form errors={NONE} failure={null} onSubmit={() => choose(actionOf(field, kind, way, held))}>
        {ways.length > 1 && (
          <SelectField
            name="way"
            label={say.doWord}
            value={way}
            disabled={isPlanning}
            onChange={({ currentTarget }) =>
              setWay(ways.find(([each]) => each === currentTarget.value)?.[0] ?? way)
            }
          >
            {ways.map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'tick' ? (
          <SelectField
            name={field.name}
            label={field.label}
            value={held === true ? 'yes' : 'no'}
            disabled={isPlanning}
            onChange={({ currentTarget }) => setHeld(currentTarget.value === 'yes')}
          >
            <option value="yes">{say.yes}</option>
            <option value="no">{say.no}</option>
          </SelectField>
        ) : (
          <Control kind={kind} field={field} held={held} isReadOnly={isPlanning} onType={setHeld} />
        )}
        {children}
      </Form>
    </div>
  )
}

const NONE = {}
