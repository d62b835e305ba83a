import { describe, expect, it, vi } from 'vitest'
import { asPath } from '../support/as-path.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { listGroups } = await import('@/search/list-groups.ts')
const { readPastedList, splitLines } = await import('@/search/pasted-text.ts')
const { recogniseInSteps, recogniseLists } = await import('@/search/list-groups.ts')
const { runSteps } = await import('@/lib/run-in-slices.ts')

const cpfs = ['111.444.777-35', '529.982.247-25', '398.136.146-68']

/** Recognises a text as pasted and, if it is no pasted list, as typed. */
function recogniseText(text: string) {
  const pasted = readPastedList(text)
  return pasted ? runSteps(recogniseInSteps(pasted.lines)) : recogniseLists(text)
}

const describeLists = (text: string) =>
  recogniseText(text).lists.map(({ kind, valid, total }) => `${valid} of ${total} ${kind}`)

describe('a pasted text', () => {
  it('is cut into its lines, with their tabs and without empty lines', () => {
    const text = 'Cliente\tCPF\r\n\tsem nome\r\n\r\n Ana \t111.444.777-35\n'
    expect(readPastedList(text)?.lines).toEqual(['Cliente\tCPF', '\tsem nome', 'Ana \t111.444.777-35'])
  })

  it.each([
    ['one short line', '111.444.777-35\n'],
    ['no line', '\n\n'],
    ['empty lines that are too many for the field', '\r\n'.repeat(5000)],
  ])('is no list if it is %s', (_reason, text) => expect(readPastedList(text)).toBeUndefined())

  it('is a list if its line is too long for the field', () => {
    const digits = '1'.repeat(5_000_000)
    expect(readPastedList(digits)?.lines).toEqual([digits])
    expect(describeLists(digits)).toEqual([])
    expect(describeLists(cpfs.join(';').concat(';').repeat(100))).toEqual(['300 of 300 cpf'])
  })

  it.each([
    ['spaces', `x${' '.repeat(100_000)}x`],
    ['tabs', `x${'\t'.repeat(100_000)}x`],
    ['separators', ';,|'.repeat(33_000)],
    ['line ends', `x${'\r'.repeat(100_000)}\nx`],
    ['letters', 'a'.repeat(100_000)],
    ['hyphens', `1${'-'.repeat(100_000)}`],
    ['parentheses', '('.repeat(100_000)],
  ])('of 100,000 %s is read in linear time', (_name, text) =>
    expect(describeLists(`${text}\n${text}`)).toEqual([]),
  )

  it('keeps the lines of a long list', () =>
    expect(splitLines('111.444.777-35\n'.repeat(200_000))).toHaveLength(200_000))
})

describe('a list', () => {
  it.each([
    ['a value per line', cpfs.join('\n'), ['3 of 3 cpf']],
    ['values in one line', cpfs.join(', '), ['3 of 3 cpf']],
    ['values between spaces', cpfs.join(' '), ['3 of 3 cpf']],
    [
      'other columns and a header',
      `Cliente;CPF\n${cpfs.map((cpf) => `Ana;${cpf}`).join('\n')}`,
      ['3 of 3 cpf'],
    ],
    ['lines without a value', [...cpfs, '123'].join('\n'), ['3 of 4 cpf']],
    ['plates', 'ABC1D23\nABC1234', ['2 of 2 placa']],
    ['two kinds of value', 'CPF;CEP\n111.444.777-35;01001-000\n529.982.247-25;', ['2 of 2 cpf']],
  ])('is recognised: %s', (_reason, text, expected) => expect(describeLists(text)).toEqual(expected))

  it.each([
    ['one value', '111 444 777 35'],
    ['an address with one CEP', 'Praça da Sé, 10\nSão Paulo\n01001-000'],
    ['words', 'Marina Exemplo\nOtávio Amostra'],
    ['a value between words', 'Marina 111.444.777-35'],
    ['nothing', ''],
  ])('is not: %s', (_reason, text) => expect(describeLists(text)).toEqual([]))
})

describe('a list of different kinds', () => {
  const people = Array.from({ length: 12 }, (_, index) => cpfs[index % cpfs.length])
  const companies = ['11.222.333/0001-81', '33.000.167/0001-01', '60.746.948/0001-12']

  it('is split, and what it has is counted', () => {
    const { lists, summary } = recogniseText([...people, ...companies, 'abc'].join('\n'))
    expect(summary).toBe('12 CPF, 3 CNPJ, 1 não reconhecido')
    expect(lists.map(({ kind, valid, text }) => [kind, valid, text.split('\n').length])).toEqual([
      ['cpf', 12, 12],
      ['cnpj', 3, 3],
    ])
    const openBatch = vi.fn()
    const { groups } = listGroups(lists, openBatch)
    expect(groups.map(({ title }) => title)).toEqual(['Lista de 12 CPFs', 'Lista de 3 CNPJs'])
    groups[1]?.entries[0]?.run?.()
    expect(openBatch).toHaveBeenCalledWith('/dossie/casa/lote', companies.join('\n'))
  })

  it('has the subject of the only value of a kind', () => {
    const { lists, summary } = recogniseText('111.444.777-35, 01001-000; x')
    expect(summary).toBe('1 CPF, 1 CEP, 1 não reconhecido')
    const listSingle = vi.fn(({ kind }: { kind: string }) => [
      { title: kind, entries: [{ id: kind, title: kind, words: '', hint: '' }] },
    ])
    expect(listGroups(lists, vi.fn(), listSingle).groups.map(({ title }) => title)).toEqual(['cpf', 'cep'])
    expect(listSingle).toHaveBeenCalledWith({ kind: 'cpf', value: '11144477735' })
  })

  it('is none if most of its lines have no value', () =>
    expect(recogniseText('Ana 1\n111.444.777-35\n01001-000\nx 1\ny 2')).toEqual({ lists: [] }))
})

describe('the offers for a list', () => {
  const text = `Cliente;CPF\nAna;${cpfs[0]}\nBeto;${cpfs[1]}\nCaio;123`

  it('name what was recognised and what was not', () =>
    expect(listGroups(recogniseText(text).lists, vi.fn()).groups.map(({ title }) => title)).toEqual([
      'Lista de 2 CPFs; 1 linha sem CPF',
    ]))

  it('are batches, the dossiê first, which get the whole text', () => {
    const openBatch = vi.fn()
    const entries = listGroups(recogniseText(text).lists, openBatch).groups[0]?.entries ?? []
    expect(entries[0]).toMatchObject({
      title: 'Ficha do leitor em lote',
      hint: expect.stringMatching(/^até [\d,]+ créditos por linha$/),
    })
    expect(entries.filter(({ path }) => !path?.endsWith('/lote'))).toEqual([])
    const consulta = entries.find(({ path }) => path === asPath('/consulta/leitor/lote'))
    expect(consulta?.title).toBe('Cadastro do leitor em lote')
    consulta?.run?.()
    expect(openBatch).toHaveBeenCalledWith('/consulta/leitor/lote', text)
  })

  it('say so if no consulta takes the list', async () => {
    vi.resetModules()
    vi.doMock('@/state/visible-catalogue.ts', () => ({ visibleCatalogue: () => [] }))
    const { listGroups } = await import('@/search/list-groups.ts')
    expect(listGroups(recogniseText('ABC1D23\nABC1234').lists, vi.fn())).toEqual({
      groups: [],
      problems: ['Lista de 2 placas: nenhuma consulta a aceita em lote'],
    })
    vi.doUnmock('@/state/visible-catalogue.ts')
  })
})
