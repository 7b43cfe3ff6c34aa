import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { ActivityPeopleDocument } from '#client/apollo/generated/graphql.ts'
import { Select } from '#client/ui/select.tsx'
import { RECORD_TYPES } from '../resources/types/types.ts'
import styles from './activity.module.css'
import { type ActivityPlace, narrow } from './place.ts'

interface ActivityChoicesProps {
  place: ActivityPlace
  onPlace: (place: ActivityPlace) => void
}

/** Whose activity is shown, on what, and of which day. */
export const ActivityChoices = ({ place, onPlace }: ActivityChoicesProps) => {
  const id = useId()
  const { data } = useQuery(ActivityPeopleDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <label htmlFor={`${id}person`}>Person</label>
        <Select
          id={`${id}person`}
          value={place.person}
          onChange={({ currentTarget }) => onPlace(narrow(place, { person: currentTarget.value }))}
        >
          <option value="">Everybody</option>
          {data?.activityPeople.map(({ uuid, email }) => (
            <option key={uuid} value={uuid}>
              {email}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.choice}>
        <label htmlFor={`${id}type`}>Type</label>
        <Select
          id={`${id}type`}
          value={place.resource}
          onChange={({ currentTarget }) => onPlace(narrow(place, { resource: currentTarget.value }))}
        >
          <option value="">All types</option>
          {RECORD_TYPES.map(({ resource, label }) => (
            <option key={resource} value={resource}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.choice}>
        <label htmlFor={`${id}day`}>Day (UTC)</label>
        <input
          id={`${id}day`}
          type="date"
          className={styles.day}
          value={place.day}
          onChange={({ currentTarget }) => onPlace(narrow(place, { day: currentTarget.value }))}
        />
      </div>
    </div>
  )
}
