import { expect, it } from 'vitest'
import type { ExpandedVariant } from '../../../../codegen/expand/expand-family.ts'
import { alignLayout } from '../../../../codegen/tools/add/align-layout.ts'
import { block } from '../../../../manifest/schema/result.ts'

const fields = (item: object) =>
  block.parse({ block: 'fields', items: [{ label: 'Documento', value: 'dono.documento', ...item }] })

const buildVariant = (item: object) =>
  ({ summary: undefined, result: [{ item: fields(item), path: [] }] }) as unknown as ExpandedVariant

it.each<[reason: string, proposed: object, shown: object, isSensitive: boolean]>([
  ['masked by another variant', {}, { sensitive: true }, true],
  ['open in another variant', { format: 'phone', sensitive: true }, { format: 'phone' }, false],
  ['a CPF that another variant shows as one', { format: 'cpf', sensitive: true }, { format: 'cpf' }, false],
  ['a CPF where another variant shows a CNPJ', { format: 'cpf', sensitive: true }, { format: 'cnpj' }, true],
])('a value is masked or open: %s', (_reason, proposed, shown, isSensitive) => {
  const { result } = alignLayout({ result: [fields(proposed)] }, [buildVariant(shown)])
  expect(result).toEqual([fields({ ...proposed, sensitive: isSensitive })])
})
