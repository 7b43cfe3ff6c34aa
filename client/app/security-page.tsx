import { SecurityScreen } from '#client/features/security/security-screen.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.ts'

/** The account's security, with the dialog that ends every session of it. */
export const Component = () => <SecurityScreen SignOutEverywhere={SignOutEverywhere} />
