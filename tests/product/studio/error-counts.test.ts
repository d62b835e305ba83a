import { describe, expect, it } from 'vitest'
import { check } from '../../../codegen/authoring/studio/check.ts'
import type { CheckAnswer, Texts } from '../../../manifest/contract/studio.ts'
import { countErrors } from '../../../src/studio/tree/outline.ts'
import { requireValue } from '../../support/require-value.ts'
import { context, readOutline, readShipped } from '../codegen/authoring/studio/shipped-manifest.ts'

/** Returns the counts of the tree's nodes that have any. */
function countIn(drafts: Texts) {
  const { diagnostics } = check(context, { drafts }) as CheckAnswer
  const counts = countErrors(readOutline(drafts), diagnostics)
  return Object.fromEntries([...counts].filter(([, count]) => count > 0))
}

/** Returns a shipped file with a text replaced. */
function change(name: string, from: string, to: string): string {
  const text = readShipped(name)
  requireValue(text.includes(from) || undefined)
  return text.replace(from, to)
}

describe('error counts of the tree', () => {
  it('counts an error at its variant, its family and its group', () => {
    const drafts = {
      'consultas/cep.yaml': change('consultas/cep.yaml', '{ label: Bairro,', '{ labl: Bairro,'),
    }
    expect(countIn(drafts)).toEqual({
      Consultas: 1,
      'consultas/cep.yaml': 1,
      'consultas/cep.yaml/defaults': 1,
    })
  })

  it('counts errors of menus at the entry and above', () => {
    const drafts = { 'menu.yaml': change('menu.yaml', 'link: /pricing', 'link: /precos-que-faltam') }
    expect(countIn(drafts)).toEqual({
      Menus: 1,
      'menu.yaml/sidebar': 1,
      'menu.yaml/sidebar/1': 1,
      'menu.yaml/sidebar/1/children/1': 1,
    })
  })

  it('counts two errors of a file without parts', () => {
    const text = 'produto: X\nstoragePrefixo: y\n'
    expect(countIn({ 'app.yaml': text })).toMatchObject({ 'app.yaml': 2 })
  })
})
