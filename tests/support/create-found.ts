import type { Json } from '@manifest/schema/consulta.ts'
import type { Found } from '../../src/consultas/outcome.ts'

const origin = { source: 'Fonte', isDemo: false, at: 0 }

export const createFound = (answer: Json): Found => ({ status: 'found', answer, ...origin })
