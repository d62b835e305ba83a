import type { Json } from '@manifest/schema/consulta.ts'
import type { Found, Incomplete } from '../../src/consultas/outcome.ts'

const origin = { source: 'Fonte', isDemo: false, at: 0 }

/** A complete answer of a source. */
export const foundOf = (answer: Json): Found => ({ status: 'found', answer, ...origin })

/** An answer without the values at some paths. */
export const incompleteOf = (answer: Json, missing: string[]): Incomplete => ({
  status: 'incomplete',
  answer,
  missing,
  ...origin,
})
