import { expect, it } from 'vitest'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import { buildModel } from '../../../../codegen/generate.ts'
import { temporaryProject } from '../../support/temporary-project.ts'

const consulta = `consulta: cep
title: CEP
path: /consulta/cep
defaults:
  fields:
    - { name: cep, kind: cep, label: CEP, required: true }
  request: { source: fonte, get: "/{cep}" }
  supplier: { name: acme, get: "/ceps/{cep}", answer: { rua: street } }
  result:
    - { block: fields, items: [{ label: Rua, value: rua }] }
  example: { rua: Rua das Flores }
variants:
  1: { title: Endereço por CEP }
  2: { title: Outro pedido, request: { source: fonte, get: "/outro/{cep}" } }
  3:
    title: Outra resposta
    result:
      - { block: fields, items: [{ label: Cidade, value: cidade }] }
    example: { cidade: Porto Alegre }
`

it('gives the supplier of defaults to variants with its request and its answer', () => {
  const { folder } = temporaryProject({
    'manifest/consultas/cep.yaml': consulta,
    'manifest/suppliers.yaml': 'suppliers:\n  acme: { title: Acme, baseUrl: https://acme.example }\n',
  })
  const built = buildModel({ ...resolveFolders({}, folder), cwd: folder })
  expect(built.diagnostics).toEqual([])
  expect(built.ok && Object.keys(built.model.suppliers.requests)).toEqual(['cep/1'])
})
