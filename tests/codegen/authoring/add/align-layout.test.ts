import { expect, it } from 'vitest'
import { alignLayout } from '../../../../codegen/authoring/add/sample-layout.ts'
import type { ExpandedVariant } from '../../../../codegen/compile/expand/expand-family.ts'
import { block } from '../../../../manifest/schema/result.ts'

const fields = (item: object) =>
  block.parse({ block: 'fields', items: [{ label: 'Documento', value: 'dono.documento', ...item }] })

const buildVariant = (item: object) =>
  ({ summary: undefined, result: [{ item: fields(item), path: [] }] }) as unknown as ExpandedVariant

it.each<[reason: string, proposed: object, shown: object, isSensitive: boolean]>([
  ['a value that another variant hides', {}, { sensitive: true }, true],
  ['a value that another variant shows', { format: 'phone', sensitive: true }, { format: 'phone' }, false],
  ['a CPF that another variant shows as a CPF', { format: 'cpf', sensitive: true }, { format: 'cpf' }, false],
  [
    'a CPF that another variant shows as a CNPJ',
    { format: 'cpf', sensitive: true },
    { format: 'cnpj' },
    true,
  ],
])('sets `sensitive` of %s', (_reason, proposed, shown, isSensitive) => {
  const { result } = alignLayout({ result: [fields(proposed)] }, [buildVariant(shown)])
  expect(result).toEqual([fields({ ...proposed, sensitive: isSensitive })])
})

it('takes the label that another variant has for the path', () => {
  const { result } = alignLayout({ result: [fields({})] }, [buildVariant({ label: 'CPF do dono' })])
  expect(result).toEqual([fields({ label: 'CPF do dono' })])
})
