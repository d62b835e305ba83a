import { searchKey } from '@/lib/search-text.ts'
import { cast } from '../../parts/cast.ts'

/** The names that the simulated service has: first names of the demos' people. */
export const takenNames: readonly string[] = cast.map(({ id }) => id)

/** The simulated service does not answer for this name. */
export const failingName = 'queda'

/** Returns the error of a user name that needs no service, in Portuguese. */
export function findNameError(name: string): string | undefined {
  if (name.length < 3) return 'Use três letras ou mais'
  if (!/^[a-z]/.test(name)) return 'Comece com uma letra minúscula, sem acento'
  return /^[a-z0-9._]+$/.test(name) ? undefined : 'Use letras minúsculas sem acento, números, ponto ou _'
}

/** Returns free names like a taken one. */
export const suggestNames = (name: string, year: number): string[] =>
  [`${name}.${String(year).slice(2)}`, `${name}_av`, `${searchKey(name)}${year}`].filter(
    (each) => !takenNames.includes(each),
  )
