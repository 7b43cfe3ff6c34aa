import { useNavigation } from 'react-router-dom'
import { useHasArrived } from '#client/actors/arrival.ts'

/** Whether the form leads on by itself now: not from under a page that the visitor has asked for meanwhile. */
export const useGoesOn = (): boolean => {
  const isAskingForAnother = useNavigation().state !== 'idle'
  return useHasArrived() && !isAskingForAnother
}
