import { expect, it } from 'vitest'
import { emit } from '../../../codegen/emit/emit.ts'
import { buildTestModel } from '../support/build-test-model.ts'
import { smallManifest } from '../support/temporary-project.ts'

const cep = smallManifest['manifest/consultas/cep.yaml'] ?? ''

/** A second family that takes the same value at the same source. */
const mapa = cep.replace('consulta: cep', 'consulta: mapa').replace('/consulta/cep', '/consulta/mapa')

async function emitLines(order: number) {
  const { model } = buildTestModel({
    'manifest/consultas/cep.yaml': `${cep}order: 2\n`,
    'manifest/consultas/mapa.yaml': `${mapa.replace('title: CEP', 'title: Mapa')}order: ${order}\n`,
  })
  const files = await emit(model)
  return files.flatMap(({ path, content }) => content.split('\n').map((line) => `${path}: ${line.trim()}`))
}

it('emits the place of a family in one line of one file', async () => {
  const [last, first] = [await emitLines(3), await emitLines(1)]
  expect(first.length).toBe(last.length)
  expect(first.filter((line, index) => line !== last[index])).toEqual([
    'family-order.ts: export const familyOrder: Record<string, number> = { cep: 2, mapa: 1 };',
  ])
})
