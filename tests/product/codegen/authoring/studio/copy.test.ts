import { describe, expect, it } from 'vitest'
import type { Place, StudioAnswers, Texts } from '../../../../../manifest/contract/studio.ts'
import { askShipped, at, listErrors, readShipped, replaceOnce } from './shipped-parts.ts'

/** Copies a part in one file, which stays valid, and returns the new text and place. */
function copyValid(place: Place, drafts: Texts = {}) {
  const answer = askShipped<StudioAnswers['copy']>('copy', { drafts, place })
  expect(listErrors({ ...drafts, ...answer.texts })).toEqual([])
  return { text: answer.texts[answer.place.file] ?? '', place: answer.place, texts: answer.texts }
}

describe('copy', () => {
  it('copies a variant as it is written to the end of the family, with the next number', () => {
    const { text, place } = copyValid(at('consultas/cpf.yaml', 'variants', 8))
    const before = readShipped('consultas/cpf.yaml')
    const [start, end] = [before.indexOf('\n  8:\n'), before.indexOf('\n  9:\n')]
    const copied = before
      .slice(start, end)
      .replace('\n  8:\n', '\n  14:\n')
      .replace(/title: .*/, (title) => `${title} (cópia)`)
    expect(text).toBe(before + copied)
    expect(place).toEqual(at('consultas/cpf.yaml', 'variants', 14))
  })

  it('copies a dossiê to a file with a free name and path', () => {
    const { text, place } = copyValid(at('dossies/pessoa.yaml'))
    expect(place).toEqual(at('dossies/pessoa-2.yaml'))
    expect(text).toBe(
      readShipped('dossies/pessoa.yaml')
        .replace('dossie: pessoa\n', 'dossie: pessoa-2\n')
        .replace('title: Dossiê de pessoa\n', 'title: Dossiê de pessoa (cópia)\n')
        .replace('path: /dossie/pessoa\n', 'path: /dossie/pessoa-2\n'),
    )
    const again = copyValid(at('dossies/pessoa-2.yaml'), { 'dossies/pessoa-2.yaml': text })
    expect(again.place).toEqual(at('dossies/pessoa-3.yaml'))
  })

  it('copies an entry of a list below it, without the comment above it', () => {
    const commented = replaceOnce(
      readShipped('menu.yaml'),
      '  - { title: Changelog,',
      '  # O que mudou.\n  - { title: Changelog,',
    )
    const line = '  - { title: Changelog, icon: LuHistory, link: /changelog, badge: 2.0.0 }\n'
    const { text, place } = copyValid(at('menu.yaml', 'sidebar', 2), { 'menu.yaml': commented })
    expect(text).toBe(replaceOnce(commented, line, line + line.replace('Changelog', 'Changelog (cópia)')))
    expect(place).toEqual(at('menu.yaml', 'sidebar', 3))
  })

  it('gives copies of routes, redirects, fields and parts a free path or name', () => {
    expect(copyValid(at('routes/product.yaml', 'routes', 0)).text).toMatch(/path: \/[\w-]+-2\n/)
    const redirects = replaceOnce(
      readShipped('routes/product.yaml'),
      '  - { from: "*"',
      '  - { from: /cep, to: /consulta/cep }\n  - { from: "*"',
    )
    const copied = copyValid(at('routes/product.yaml', 'redirects', 0), { 'routes/product.yaml': redirects })
    expect(copied.text).toContain('  - { from: /cep-2, to: /consulta/cep }\n')
    expect(copyValid(at('dossies/pessoa.yaml', 'parts', 0)).text).toContain(
      '  - { name: cadastro_2, consulta: cpf, variant: 1 }\n',
    )
  })

  it('copies a source of several lines with a free name', () => {
    const { text, place } = copyValid(at('sources.yaml', 'sources', 'brasilapi'))
    expect(place).toEqual(at('sources.yaml', 'sources', 'brasilapi-2'))
    expect(text).toContain('  brasilapi-2:\n    {\n      title: BrasilAPI (cópia),\n')
  })

  it('refuses a family and keys', () => {
    const copy = (place: Place) => askShipped('copy', { place })
    expect(() => copy(at('consultas/cpf.yaml'))).toThrow('mude-a no YAML')
    expect(() => copy(at('consultas/cpf.yaml', 'defaults'))).toThrow('mude-a no YAML')
    expect(() => copy(at('consultas/cpf.yaml', 'variants', 99))).toThrow('não tem o que seria copiado')
  })
})
