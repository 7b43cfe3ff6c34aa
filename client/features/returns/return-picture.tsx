import { useQuery } from '@apollo/client/react'
import { ReturnPictureDocument, type ReturnPictureQueryVariables } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.ts'
import styles from './returns.module.css'

/** A private picture; what stands around it says its name and size. */
export const ReturnPicture = (variables: ReturnPictureQueryVariables) => {
  const { data, error } = useQuery(ReturnPictureDocument, { variables })
  if (error || data?.returnPicture === null) return <span className={styles.missing}>{say.notAvailable}</span>
  return data?.returnPicture ? <img className={styles.picture} src={data.returnPicture} alt="" /> : null
}
