import type { Block, Item, Summary } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { findRepeats } from '../../../src/consultas/subject-page/repeats/find-repeats.ts'
import { createSection, withMissing } from './support/create-section.ts'

const item = (label: string, value: string): Item => ({ label, value, sensitive: false })

const fields = (title: string, items: Item[]): Block => ({ block: 'fields', title, items })

const identification = fields('Identificação', [item('Nascimento', 'nascimento'), item('Idade', 'idade')])

const person = { nascimento: '1984-01-17', idade: 42, situacao: 'Regular' }

const summary: Summary = {
  value: 'nome',
  sensitive: false,
  detail: { ...item('CPF', 'cpf'), format: 'cpf' },
  status: { value: 'situacao', colors: {} },
}

const table = (columns: string[]): Block => ({
  block: 'table',
  title: 'Telefones',
  value: 'telefones',
  columns: columns.map((name) => item(name, name)),
})

describe('a block of an answer', () => {
  it('repeats an earlier section if all its values occur there', () => {
    const all = fields('Dados', [
      item('Nascimento', 'nascimento'),
      item('Idade', 'idade'),
      item('Sexo', 'sexo'),
    ])
    const sections = [
      createSection('Dados cadastrais', { result: [all] }, { ...person, sexo: 'F' }),
      createSection('Dívidas', { result: [identification] }, person),
      createSection('Protestos', { result: [identification] }, person),
    ]
    const origin = { title: 'Dados cadastrais', key: 'Dados cadastrais' }
    expect(Object.fromEntries(findRepeats(sections))).toEqual({
      'Dados cadastrais': [],
      Dívidas: [{ target: 0, origin }],
      Protestos: [{ target: 0, origin }],
    })
  })

  it('repeats the head', () => {
    const head = {
      facts: [
        { label: 'Nascimento', text: '1984-01-17' },
        { label: 'Idade', text: '42' },
      ],
    }
    const repeats = findRepeats([createSection('Dados', { result: [identification] }, person)], head)
    expect(repeats.get('Dados')).toEqual([{ target: 0, origin: { title: 'resumo' } }])
  })

  it('repeats a value with another label at the same path, such as the status of the summary', () => {
    const status = fields('Identificação', [
      item('Nascimento', 'nascimento'),
      item('Situação na Receita', 'situacao'),
    ])
    const sections = [
      createSection('Dados cadastrais', { summary, result: [identification] }, person),
      createSection('Dívidas', { result: [status] }, person),
    ]
    expect(findRepeats(sections).get('Dívidas')).toMatchObject([{ target: 0 }])
  })

  it('is shown whole, with the labels that differ, if an earlier section contradicts it', () => {
    const three = fields('Dados', [
      item('Nascimento', 'nascimento'),
      item('Idade', 'idade'),
      item('Mãe', 'mae'),
    ])
    const repeats = findRepeats([
      createSection('Cadastro', { result: [three] }, { ...person, mae: 'Tereza Modelo' }),
      createSection('Parentes', { result: [three] }, { ...person, mae: 'Teresa Outra' }),
    ])
    expect(repeats.get('Parentes')).toEqual([
      { target: 0, origin: { title: 'Cadastro', key: 'Cadastro' }, differing: ['Mãe'] },
    ])
  })

  it('is no repeat if its values are equal by chance', () => {
    const state = fields('Habilitação', [item('Situação', 'situacao'), item('UF', 'uf')])
    const answer = { situacao: 'Regular', uf: 'RJ' }
    const sections = ['CPF', 'CNH'].map((key) => createSection(key, { result: [state] }, answer))
    expect(findRepeats(sections).get('CNH')).toEqual([])
  })

  it('is no repeat if a value is new, is missing, or is about another subject', () => {
    const first = createSection('Cadastro', { result: [identification] }, person)
    const incomplete = withMissing(createSection('Incompleto', { result: [identification] }, {}), [
      'nascimento',
    ])
    const other = createSection('Empresa', { result: [identification] }, person, { isAboutAnother: true })
    const repeats = findRepeats([first, incomplete, other])
    expect(repeats.get('Incompleto')).toEqual([])
    expect(repeats.has('Empresa')).toBe(false)
  })

  it('repeats a table with all its rows in an earlier one that has its columns', () => {
    const phones = (numbers: string[]) => ({
      telefones: numbers.map((numero) => ({ numero, tipo: 'Celular' })),
    })
    const repeats = findRepeats([
      createSection(
        'Contatos',
        { result: [table(['numero', 'tipo'])] },
        phones(['21 99999-0001', '21 99999-0002']),
      ),
      createSection('Menos', { result: [table(['numero'])] }, phones(['21 99999-0002'])),
      createSection('Mais', { result: [table(['numero'])] }, phones(['21 99999-0002', '21 99999-0003'])),
      createSection('Vazia', { result: [table(['numero'])] }, phones([])),
    ])
    expect(repeats.get('Menos')).toHaveLength(1)
    expect(repeats.get('Mais')).toEqual([])
    expect(repeats.get('Vazia')).toEqual([])
  })

  it('repeats a raised alert', () => {
    const alert: Block = { block: 'alert', status: 'danger', title: 'Titular falecido', when: 'obito' }
    const repeats = findRepeats([
      createSection('Um', { result: [alert] }, { obito: true }),
      createSection('Dois', { result: [alert] }, { obito: true }),
      createSection('Três', { result: [alert] }, { obito: false }),
    ])
    expect(repeats.get('Dois')).toHaveLength(1)
    expect(repeats.get('Três')).toEqual([])
  })
})

describe('the name and status of an answer', () => {
  const marina = { nome: 'Marina Exemplo do Vale', cpf: '11144477735', situacao: 'Regular' }

  it('repeat the head, or an earlier section', () => {
    const sections = ['Cadastro', 'Dívidas'].map((key) => createSection(key, { summary }, marina))
    expect(findRepeats(sections).get('Dívidas')).toMatchObject([
      { target: 'head', origin: { key: 'Cadastro' } },
    ])
    const head = { name: marina.nome, status: 'Regular', facts: [] }
    expect(findRepeats(sections, head).get('Cadastro')).toMatchObject([{ origin: { title: 'resumo' } }])
  })

  it('are shown if the status is another one', () => {
    const sections = [
      createSection('Cadastro', { summary }, marina),
      createSection('Dívidas', { summary }, { ...marina, situacao: 'Com pendências' }),
    ]
    expect(findRepeats(sections).get('Dívidas')).toEqual([])
    const head = { name: marina.nome, status: 'Regular', facts: [] }
    expect(findRepeats(sections, head).get('Dívidas')).toMatchObject([{ target: 'head', isNameOnly: true }])
  })

  it('differ if the same document has another name, but not for case and accents', () => {
    const sections = [
      createSection('Cadastro', { summary }, marina),
      createSection('Maiúsculas', { summary }, { ...marina, nome: 'MARINA EXEMPLO DO VALE' }),
      createSection('Outra', { summary }, { ...marina, nome: 'Joana Outra' }),
    ]
    const repeats = findRepeats(sections)
    expect(repeats.get('Maiúsculas')).toMatchObject([{ target: 'head', origin: { key: 'Cadastro' } }])
    expect(repeats.get('Outra')).toMatchObject([{ target: 'head', differing: ['Nome'] }])
  })
})
