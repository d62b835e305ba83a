import type { Json } from '@manifest/schema/consulta.ts'
import type { FoundOutcome } from '../../src/consultas/outcome.ts'

const origin = { source: 'Fonte', isDemo: false, at: 0 }

export const createFound = (answer: Json): FoundOutcome => ({ status: 'found', answer, ...origin })
