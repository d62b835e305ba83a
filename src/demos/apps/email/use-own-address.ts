import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'

/** The address of the logged-in user. */
export const useOwnAddress = (): string => useSnapshot(auth).profile?.email ?? ''
