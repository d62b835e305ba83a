import { expect, it } from 'vitest'
import { expandFamily } from '../../../../codegen/compile/expand/expand-family.ts'
import { resolveFamily } from '../../../../codegen/compile/resolve/resolve-family.ts'
import { withSharedOptional } from '../../../../codegen/compile/resolve/shared-optional.ts'
import { consultaFile } from '../../../../manifest/schema/consulta.ts'

const file = consultaFile.parse({
  consulta: 'teste',
  title: 'Teste',
  path: '/consulta/teste',
  defaults: {
    fields: [{ name: 'cpf', kind: 'cpf', label: 'CPF' }],
    result: [
      {
        block: 'fields',
        items: [
          { label: 'Nome', value: 'nome' },
          { label: 'Mãe', value: 'mae' },
        ],
      },
    ],
    request: { source: 'gateway', post: '/cpf', body: { cpf: '{cpf}' } },
    example: { nome: 'Ana', mae: 'Bia' },
  },
  variants: {
    1: { title: 'Com mãe' },
    2: { title: 'Sem mãe', result: [], example: { nome: 'Ana', mae: null } },
    3: { title: 'Outro caminho', request: { source: 'gateway', post: '/cpf/outro', body: { cpf: '{cpf}' } } },
  },
})

it('marks a value as optional if another consulta of the same operation lacks it', () => {
  // `expandFamily` does not read the document.
  const family = resolveFamily(expandFamily({ value: file, document: undefined as never }))
  const [shared] = withSharedOptional([family])
  expect(shared?.variants.map(({ optional }) => optional)).toEqual([['mae'], undefined, undefined])
})
