import { readBic, readIban } from '../numbers/iban.ts'
import { refuseRouting } from '../numbers/routing.ts'

/** What is typed of a bank account, folded. */
export interface TypedBank {
  transferMethodCountry: string
  bankAccountPurpose: 'CHECKING' | 'SAVINGS' | null
  bankId: string
  branchId: string
  bankAccountId: string
}

export interface ReadBank {
  purpose: 'CHECKING' | 'SAVINGS' | null
  bankId: string | null
  branchId: string | null
  number: string
}

type Faults = Partial<Record<keyof TypedBank, string>>

/** Reads a bank account by the rules of its country, or says what is wrong by field, without the numbers. */
export function readBank(typed: TypedBank): { bank: ReadBank } | { faults: Faults } {
  if (typed.transferMethodCountry === 'US') return ofUnitedStates(typed)
  if (typed.transferMethodCountry === 'CA') return ofCanada(typed)
  return withIban(typed)
}

function ofUnitedStates({ bankAccountPurpose, branchId, bankAccountId }: TypedBank) {
  const routing = refuseRouting(branchId)
  const faults: Faults = {
    ...(routing !== null && { branchId: routing }),
    ...(bankAccountPurpose === null && { bankAccountPurpose: 'Choose checking or savings.' }),
    ...(!/^[0-9]{4,17}$/.test(bankAccountId) && {
      bankAccountId: 'Enter an account number of 4 to 17 digits.',
    }),
  }
  const bank = { purpose: bankAccountPurpose, bankId: null, branchId, number: bankAccountId }
  return answer(bank, faults)
}

function ofCanada({ bankId, branchId, bankAccountId }: TypedBank) {
  const faults: Faults = {
    ...(!/^[0-9]{3}$/.test(bankId) && { bankId: 'Enter an institution number of 3 digits.' }),
    ...(!/^[0-9]{5}$/.test(branchId) && { branchId: 'Enter a transit number of 5 digits.' }),
    ...(!/^[0-9]{7,12}$/.test(bankAccountId) && {
      bankAccountId: 'Enter an account number of 7 to 12 digits.',
    }),
  }
  return answer({ purpose: null, bankId, branchId, number: bankAccountId }, faults)
}

function withIban({ transferMethodCountry: country, bankId, bankAccountId }: TypedBank) {
  const [iban, bic] = [readIban(bankAccountId, country), readBic(bankId, country)]
  const faults: Faults = {
    ...('refusal' in iban && { bankAccountId: iban.refusal }),
    ...('refusal' in bic && { bankId: bic.refusal }),
  }
  return 'iban' in iban && 'bic' in bic
    ? { bank: { purpose: null, bankId: bic.bic, branchId: null, number: iban.iban } }
    : { faults }
}

const answer = (bank: ReadBank, faults: Faults) => (Object.keys(faults).length === 0 ? { bank } : { faults })
