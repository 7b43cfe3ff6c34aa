import { useMoneyChange } from './money-change.ts'

/** Downloads files about money, each at once: their numbers are masked, so nobody is asked. */
export const useMoneyFile = () => {
  const { isPending, failure, ask, confirm, dismiss } = useMoneyChange()
  return {
    isPending,
    failure,
    save: (of: string, id: string) => {
      // One that could not be made before is given up.
      dismiss()
      ask({ kind: 'file', of, id, state: '', search: '' })
      confirm({})
    },
  }
}
