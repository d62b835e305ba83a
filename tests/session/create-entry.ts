import type { SessionEntry } from '@/state/session.ts'
import { asPath } from '../support/as-path.ts'

/** Creates a session entry. */
export const createEntry = (id: string, at: number, changes: Partial<SessionEntry> = {}): SessionEntry => ({
  id,
  consultaId: 'cpf/1',
  family: 'cpf',
  path: asPath('/consulta/cpf'),
  title: 'Dados cadastrais',
  subject: '***.444.777-**',
  subjectId: 'subject',
  kind: 'cpf',
  at,
  outcome: 'found',
  ms: 1,
  ...changes,
})
