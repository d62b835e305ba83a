import { describe, expect, it } from 'vitest'
import type {
  Place,
  ReferencesAnswer,
  StudioAnswers,
  Texts,
} from '../../../../../manifest/contract/studio.ts'
import { askShipped, at, listErrors, readShipped, replaceOnce } from './shipped-parts.ts'

const remove = (place: Place, drafts: Texts = {}) =>
  askShipped<StudioAnswers['remove']>('remove', { drafts, place })

const readReferences = (place: Place, drafts: Texts = {}) =>
  askShipped<ReferencesAnswer>('references', { drafts, place })

/** The shipped menu with links to a variant, one of them alone in its group. */
const menuOfDebts = replaceOnce(
  readShipped('menu.yaml'),
  '  - { title: Changelog,',
  `  # Dívidas.
  - title: Dívidas
    icon: LuCoins
    children:
      - { title: Pendências financeiras, link: /consulta/cpf/8 }
  - { title: Changelog,`,
)

const redirectsToDebts = replaceOnce(
  readShipped('routes/product.yaml'),
  '  - { from: "*"',
  '  - { from: /dividas, to: /consulta/cpf/8 } # do painel antigo\n  - { from: "*"',
)

const debts = at('consultas/cpf.yaml', 'variants', 8)

describe('remove', () => {
  it('removes a variant with the menu entries, redirects and parts of dossiês that name it', () => {
    const drafts = { 'menu.yaml': menuOfDebts, 'routes/product.yaml': redirectsToDebts }
    expect(listErrors(drafts)).toEqual([])
    const { texts, place } = remove(debts, drafts)
    expect(place).toEqual(at('consultas/cpf.yaml'))
    expect(Object.keys(texts).sort()).toEqual([
      'consultas/cpf.yaml',
      'dossies/pessoa.yaml',
      'dossies/veiculo.yaml',
      'menu.yaml',
      'routes/product.yaml',
    ])
    expect(texts['menu.yaml']).toBe(readShipped('menu.yaml'))
    expect(texts['routes/product.yaml']).toBe(readShipped('routes/product.yaml'))
    expect(texts['dossies/pessoa.yaml']).toBe(
      replaceOnce(
        readShipped('dossies/pessoa.yaml'),
        '  - { name: pendencias, consulta: cpf, variant: 8 }\n',
        '',
      ),
    )
    const before = readShipped('consultas/cpf.yaml')
    const [start, end] = [before.indexOf('\n  8:\n'), before.indexOf('\n  9:\n')]
    expect(texts['consultas/cpf.yaml']).toBe(before.slice(0, start) + before.slice(end))
    expect(listErrors({ ...drafts, ...texts })).toEqual([])
  })

  it('lists first what refers to the variant, and what becomes of it', () => {
    const drafts = { 'menu.yaml': menuOfDebts, 'routes/product.yaml': redirectsToDebts }
    const { references } = readReferences(debts, drafts)
    const told = references.map(({ position, text, isRemoved }) => `${position} ${text}: ${isRemoved}`)
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^menu\.yaml:\d+ Menu lateral › Dívidas › Pendências financeiras: true$/),
        expect.stringMatching(/^menu\.yaml:\d+ Menu lateral › Dívidas: o grupo fica sem entradas: true$/),
        expect.stringMatching(/ Redirecionamento de \/dividas para \/consulta\/cpf\/8: true$/),
        expect.stringMatching(/^dossies\/pessoa\.yaml:\d+ Dossiê de pessoa: parte pendencias: true$/),
      ]),
    )
  })

  it('removes a family and its file; texts that name its path are left, and their diagnostics told', () => {
    const faq = replaceOnce(
      readShipped('content/faq.yaml'),
      'intro: Como consultar',
      'intro: Em /consulta/nome. Como consultar',
    )
    const place = at('consultas/nome.yaml')
    const { references } = readReferences(place, { 'content/faq.yaml': faq })
    expect(references).toContainEqual({
      place: at('content/faq.yaml', 'intro'),
      position: 'content/faq.yaml:2',
      text: 'Texto que cita /consulta/nome',
      isRemoved: false,
    })
    const { texts, place: around } = remove(place)
    expect(around).toBeNull()
    expect(texts['consultas/nome.yaml']).toBeNull()
    expect(texts['menu.yaml']).toBe(
      replaceOnce(readShipped('menu.yaml'), '      - { title: Nome, link: /consulta/nome }\n', ''),
    )
    expect(listErrors(texts)).toEqual([])
  })

  it('leaves the requests of a removed source to the user, and removes fallbacks that name it', () => {
    const { references, diagnostics } = readReferences(at('sources.yaml', 'sources', 'gateway'))
    expect(references.some(({ text, isRemoved }) => text === 'Consulta cpf: pedido' && !isRemoved)).toBe(true)
    expect(diagnostics.some(({ code }) => code === 'unknown-source')).toBe(true)
    const { texts } = remove(at('sources.yaml', 'sources', 'opencep'))
    expect(listErrors(texts)).toEqual([])
    expect(texts['consultas/cep.yaml']).not.toContain('source: opencep')
  })

  it('tells the examples that name a member of the cast', () => {
    const { references, diagnostics } = readReferences(at('demo/cast.yaml', 'people', 'marina'))
    expect(references.length).toBeGreaterThan(10)
    expect(references.every(({ isRemoved }) => !isRemoved)).toBe(true)
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  })

  it('tells the findings that lead to a removed block', () => {
    const { diagnostics } = readReferences(at('consultas/score.yaml', 'defaults', 'result', 0))
    expect(diagnostics.map(({ code }) => code)).toContain('finding-place')
  })

  it('keeps a dossiê that has no other part, and says so', () => {
    const text = readShipped('dossies/empresa.yaml').replace(
      /^parts:[\s\S]*$/m,
      'parts:\n  - { consulta: cnpj, variant: 2 }\n',
    )
    const drafts = { 'dossies/empresa.yaml': text }
    const place = at('consultas/cnpj.yaml', 'variants', 2)
    const { references, diagnostics } = readReferences(place, drafts)
    expect(references).toContainEqual(
      expect.objectContaining({ place: at('dossies/empresa.yaml', 'parts', 0), isRemoved: false }),
    )
    expect(diagnostics.map(({ code }) => code)).toContain('unknown-consulta')
    expect(remove(place, drafts).texts['dossies/empresa.yaml']).toBeUndefined()
  })

  it('refuses the only variant of a family, and parts that are not removed alone', () => {
    expect(() => remove(at('consultas/cep.yaml', 'variants', 1))).toThrow('remova a família')
    expect(() => remove(at('consultas/cep.yaml', 'defaults'))).toThrow('mude-a no YAML')
    expect(() => remove(at('app.yaml'))).toThrow('mude-a no YAML')
    expect(() => remove(at('consultas/nada.yaml'))).toThrow('não existe')
  })

  it('removes a menu entry with its comment, and opens the group around it', () => {
    const drafts = { 'menu.yaml': menuOfDebts }
    expect(remove(at('menu.yaml', 'sidebar', 2), drafts).texts['menu.yaml']).toBe(readShipped('menu.yaml'))
    expect(remove(at('menu.yaml', 'sidebar', 1, 'children', 0)).place).toEqual(at('menu.yaml', 'sidebar', 1))
  })
})
