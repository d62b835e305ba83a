import { expect, it } from 'vitest'
import { expandFamily } from '../../../../codegen/compile/expand/expand-family.ts'
import { selectFindings } from '../../../../codegen/compile/expand/select-findings.ts'
import { consultaFile } from '../../../../manifest/schema/consulta.ts'

const file = consultaFile.parse({
  consulta: 'teste',
  title: 'Teste',
  path: '/consulta/teste',
  defaults: {
    result: [{ block: 'list', title: 'Pendências', value: 'pendencias' }],
    findings: [{ count: 'pendencias', label: 'pendências' }],
    example: { pendencias: ['Uma'] },
  },
  variants: {
    1: { title: 'Herda' },
    2: { title: 'Resposta própria', result: [], example: { nome: 'Ana' } },
    3: { title: 'Resultado próprio', result: [{ block: 'list', title: 'Outras', value: 'outras' }] },
    4: { title: 'Soma', result: [], 'findings+': [{ value: 'nome', label: 'nome' }] },
  },
})

const found = () =>
  // `expandFamily` does not read the document.
  expandFamily({ value: file, document: undefined as never }).variants.map((variant) =>
    selectFindings(variant).map(({ label }) => label),
  )

it('selects findings of defaults that the variant shows and answers, and all of its own', () => {
  expect(found()).toEqual([['pendências'], [], [], ['nome']])
})
