import { purposePlaceholder } from '../../../manifest/contract/supplier-purpose.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { Located } from '../expand/located.ts'
import type { Check } from './check.ts'
import { listTemplateFields } from './request-templates.ts'
import { listSupplierCalls } from './suppliers.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

/** Checks that a supplier with codes for purposes has one for each purpose of app.yaml, and no other. */
export const checkPurposeCodes: Check = ({ app, suppliers }) => {
  if (!app || !suppliers) return []
  const known = app.value.purposes
  const { document } = suppliers
  return Object.entries(suppliers.value.suppliers).flatMap(([name, { purposes }]) => {
    if (!purposes) return []
    const at = ['suppliers', name, 'purposes']
    const missing = known.filter((purpose) => !Object.hasOwn(purposes, purpose))
    const unknown = Object.keys(purposes).filter((purpose) => !known.includes(purpose))
    return [
      ...unknown.map((purpose) =>
        document.report(
          'purpose-code',
          [...at, purpose],
          'key',
          `A finalidade "${purpose}" não existe em app.yaml`,
          suggestionHint(purpose, known),
        ),
      ),
      ...(missing.length > 0
        ? [
            document.report(
              'purpose-code',
              at,
              'key',
              `Em "purposes" falta o código de ${missing.map((purpose) => `"${purpose}"`).join(', ')}`,
            ),
          ]
        : []),
    ]
  })
}

/** Checks that a query has a purpose if its supplier's request sends it, and that a header can carry it. */
export const checkSupplierPurposes: Check = (manifest, options) =>
  checkEachVariant((variant) =>
    variant.supplier
      ? listSupplierCalls(variant.supplier).flatMap((call) => findPurposeIssues(variant, call, manifest))
      : [],
  )(manifest, options)

function findPurposeIssues(
  { purpose, fields }: ExpandedVariant,
  { item, path }: Located<SupplierCall>,
  { app, suppliers }: ExpandedManifest,
): VariantIssue[] {
  const hasField = fields.some(({ item: { name } }) => name === purposePlaceholder)
  const codes = suppliers?.value.suppliers[item.name]?.purposes
  const sent = codes ? Object.values(codes) : (app?.value.purposes ?? [])
  const unsendable = sent.find((text) => !/^[\x20-\x7e]*$/.test(text))
  return listTemplateFields(item, path)
    .filter(({ name }) => name === purposePlaceholder)
    .flatMap(({ at, keyOrValue }): VariantIssue[] => {
      const issue = (message: string, hint?: string) => [
        { code: 'purpose-placeholder' as const, at, keyOrValue, message, hint },
      ]
      if (hasField)
        return issue(
          'Em "{purpose}" não se sabe se vai a finalidade ou o campo "purpose"',
          'dê outro nome ao campo: {purpose} é sempre a finalidade',
        )
      if (!purpose) return issue('O pedido leva "{purpose}", e a consulta não pede a finalidade')
      if (at[path.length] === 'headers' && unsendable !== undefined)
        return issue(
          `Um cabeçalho só leva letras ASCII, e "{purpose}" pode ser "${unsendable}"`,
          'dê em suppliers.yaml um código a cada finalidade: purposes: { Cobrança: "01" }',
        )
      return []
    })
}
