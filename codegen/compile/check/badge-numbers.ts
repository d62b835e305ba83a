import { listMenuEntries } from '../expand/menu-links.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import { readWrittenValue } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** Checks that a badge without quotes shows what the file has: YAML reads `2.10` as 2.1. */
export const checkBadgeNumbers: Check = ({ menu }) => {
  if (!menu) return []
  const { document, value } = menu
  return listMenuEntries(value)
    .flatMap(({ path }) => [
      [...path, 'badge'],
      [...path, 'badge', 'text'],
    ])
    .flatMap((at) => {
      const badge = readAtPath(document.value, at)
      if (typeof badge !== 'number') return []
      const written = readWrittenValue(document, at)
      if (written === String(badge)) return []
      const message = `Sem aspas, o selo ${written} é um número, e mostra ${badge}`
      return [document.report('invalid-value', at, 'value', message, `escreva "${written}"`)]
    })
}
