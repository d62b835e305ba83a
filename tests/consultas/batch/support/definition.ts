import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '../../../../src/generated/paths.ts'
import { asPath } from '../../../support/as-path.ts'
import { cpf } from './fields.ts'

/** Returns a consulta by CPF with a batch, with these changes. */
export const createDefinition = (
  changes: Partial<ConsultaDefinition<Path>> = {},
): ConsultaDefinition<Path> => ({
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: asPath('/consulta/cpf'),
  title: 'Teste',
  fields: [cpf],
  batch: { max: 10, perMinute: 1, concurrency: 1, path: asPath('/consulta/cpf/lote') },
  result: [],
  example: { nome: 'Ana' },
  examples: [],
  ...changes,
})
