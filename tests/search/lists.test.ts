import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('window', new EventTarget())

const { listGroups } = await import('@/search/list-groups.ts')
const { joinLines, splitLines } = await import('@/search/pasted-lines.ts')
const { recogniseLists } = await import('@/search/recognise-lists.ts')

const cpfs = ['111.444.777-35', '529.982.247-25', '398.136.146-68']

const describeLists = (text: string) =>
  recogniseLists(joinLines(text) ?? text).map(({ kind, valid, total }) => `${valid} of ${total} ${kind}`)

describe('pasted lines', () => {
  it('are one line in the field, and lines again in the batch', () => {
    const text = 'Cliente\tCPF\r\n\tsem nome\r\n\r\n Ana \t111.444.777-35\n'
    const joined = joinLines(text) ?? ''
    expect(joined).not.toMatch(/[\r\n]/)
    expect(splitLines(joined)).toEqual(['Cliente\tCPF', '\tsem nome', 'Ana \t111.444.777-35'])
  })

  it('are left alone if there is only one', () => expect(joinLines('111.444.777-35\n')).toBeUndefined())
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
    ['values of different kinds in one line', '111.444.777-35, 01001-000'],
    ['nothing', ''],
  ])('is not: %s', (_reason, text) => expect(describeLists(text)).toEqual([]))
})

describe('the offers for a list', () => {
  const text = `Cliente;CPF\nAna;${cpfs[0]}\nBeto;${cpfs[1]}\nCaio;123`

  it('name what was recognised and what was not', () =>
    expect(listGroups(joinLines(text) ?? '', vi.fn())?.groups.map(({ title }) => title)).toEqual([
      'Lista de 2 CPFs; 1 linha sem CPF',
    ]))

  it('are batches, the dossiê first, which get the whole text', () => {
    const openBatch = vi.fn()
    const entries = listGroups(joinLines(text) ?? '', openBatch)?.groups[0]?.entries ?? []
    expect(entries[0]).toMatchObject({
      title: 'Dossiê de pessoa em lote',
      hint: expect.stringMatching(/^Dossiê · até [\d,]+ créditos por linha$/),
    })
    expect(entries.filter(({ path }) => !path?.endsWith('/lote'))).toEqual([])
    const consulta = entries.find(({ path }) => path === '/consulta/cpf/lote')
    expect(consulta?.title).toBe('Dados cadastrais em lote')
    consulta?.run?.()
    expect(openBatch).toHaveBeenCalledWith('/consulta/cpf/lote', text)
  })

  it('say so if no consulta takes the list', async () => {
    vi.resetModules()
    vi.doMock('@/state/visible-catalogue.ts', () => ({ visibleCatalogue: () => [] }))
    const { listGroups } = await import('@/search/list-groups.ts')
    expect(listGroups('898 0000 0004 3208 ↵ 898 0000 0004 3208', vi.fn())).toEqual({
      groups: [],
      problems: ['Lista de 2 CNS: nenhuma consulta a aceita em lote'],
    })
    vi.doUnmock('@/state/visible-catalogue.ts')
  })

  it('are none for another text', () => expect(listGroups('protestos', vi.fn())).toBeUndefined())
})
