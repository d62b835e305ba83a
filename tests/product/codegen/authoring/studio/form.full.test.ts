import { describe, expect, it } from 'vitest'
import { listNeededKeys, readPart } from '../../../../../codegen/authoring/studio/form/grammar-part.ts'
import { schemaByKind } from '../../../../../manifest/schema/files.ts'
import { listParts, readForm } from './form-nodes.ts'
import { listNodes, readOutline } from './shipped-manifest.ts'

describe('form', () => {
  it('has the keys of the grammar at every place of the shipped manifest', () => {
    const places = listNodes(readOutline()).flatMap(({ place }) => place ?? [])
    expect(places.length).toBeGreaterThan(200)
    for (const { file, path } of places) {
      const node = readForm(file, path)
      expect(JSON.stringify(node).length, `${file} ${path.join('.')}`).toBeLessThan(200_000)
      if (path.length === 0) {
        const kind = (file in schemaByKind ? file : `${file.split('/')[0]}/`) as keyof typeof schemaByKind
        const part = readPart(schemaByKind[kind])
        const { shape = {} } = part.definition
        expect(listParts(node).map(({ key }) => key)).toEqual(Object.keys(shape))
        const required = listParts(node).filter(({ isRequired }) => isRequired)
        expect(required.map(({ key }) => key)).toEqual([...listNeededKeys(part, {}).required])
      }
      if (path[0] === 'variants') expect(listParts(node).map(({ key }) => key)).toContain('findings+')
      if (path[0] === 'routes') expect(listParts(node).map(({ key }) => key)).toContain('page')
    }
  }, 120_000)
})
