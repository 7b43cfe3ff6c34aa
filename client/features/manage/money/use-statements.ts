import { useMoneyChange } from '#client/actors/money-change.ts'

/** Downloads the printed statements of a tax year, each at once: its number is masked, so nobody is asked. */
export const useStatements = (year: number) => {
  const { isPending, failure, ask, confirm, dismiss } = useMoneyChange(() => {})
  return {
    isPending,
    failure,
    save: (artist: string) => {
      // One that could not be made before is given up.
      dismiss()
      ask({ kind: 'file', of: 'tax-statement', id: `${year}/${artist}`, state: '', search: '' })
      confirm({})
    },
  }
}
