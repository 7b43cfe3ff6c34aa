import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { ActivityPeopleDocument } from '#client/apollo/generated/graphql.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { RECORD_TYPES } from '../resources/types/types.ts'
import styles from './activity.module.css'
import * as say from './messages.tsx'
import { type ActivityPlace, narrow } from './place.ts'

interface ActivityChoicesProps {
  place: ActivityPlace
  onPlace: (place: ActivityPlace) => void
}

/** Whose activity is shown, on what, and of which day. */
export const ActivityChoices = ({ place, onPlace }: ActivityChoicesProps) => {
  const id = useId()
  const { data } = useQuery(ActivityPeopleDocument, { fetchPolicy: 'cache-and-network' })
  const people = data?.activityPeople.map(({ uuid, email }) => [uuid, email] as const) ?? []
  const types = RECORD_TYPES.map(({ resource, label }) => [resource, label] as const)
  return (
    <div className={choices.choices}>
      <LabelledSelect
        label={say.person}
        value={place.person}
        options={[['', say.everybody], ...people]}
        onChoose={(person) => onPlace(narrow(place, { person }))}
      />
      <LabelledSelect
        label={say.type}
        value={place.resource}
        options={[['', say.allTypes], ...types]}
        onChoose={(resource) => onPlace(narrow(place, { resource }))}
      />
      <div className={choices.choice}>
        <label htmlFor={id}>{say.dayUtc}</label>
        <input
          id={id}
          type="date"
          className={styles.day}
          value={place.day}
          onChange={({ currentTarget }) => onPlace(narrow(place, { day: currentTarget.value }))}
        />
      </div>
    </div>
  )
}
