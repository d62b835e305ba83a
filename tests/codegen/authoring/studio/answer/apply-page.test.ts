import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageChoices, PageTarget, ProposeAnswer } from '../../../../../manifest/contract/answer-page.ts'
import type { ConsultaAnswer, StudioAnswers } from '../../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../../support/require-value.ts'
import { readSupplier, secrets } from '../../sample-answer/support/suppliers.ts'
import { studioProject } from '../ask-studio.ts'

const cepFile = 'consultas/cep.yaml'

/** A family whose two variants have pages of their own, with comments. */
const cep = `# Endereços.
consulta: cep
title: CEP
path: /consulta/cep
defaults:
  fields:
    - { name: cep, kind: cep, label: CEP, required: true }
  request: { source: fonte, get: "/{cep}" }
variants:
  # A primeira.
  1:
    title: Endereço por CEP # o mais usado
    result:
      - { block: fields, items: [{ label: Rua, value: rua }] } # uma linha
    example: { rua: Rua das Flores }

  2:
    title: Bairro por CEP
    summary: { value: bairro }
    result:
      - { block: fields, items: [{ label: Bairro, value: bairro }] }
    example: { bairro: Centro }
`

const family: PageTarget = { kind: 'family', family: 'divida', title: 'Dívida ativa', fields: 'cnpj' }

const variant: PageTarget = { kind: 'variant', family: 'cep', title: 'Multas' }

function openProject(file?: string) {
  const project = studioProject({ 'manifest/consultas/cep.yaml': cep, 'resposta.json': file })
  const drafts = {}
  const propose = (target: PageTarget, answer: string, isPublic = false) =>
    project.ask<ProposeAnswer>('propose', { drafts, target, answer, isPublic })
  const apply = (target: PageTarget, { page }: ProposeAnswer, choices: PageChoices) =>
    project.ask<StudioAnswers['apply-page']>('apply-page', { drafts, target, page, choices })
  return { ...project, propose, apply }
}

const allParts = ({ parts }: ProposeAnswer) => ({ parts: parts.map(({ id }) => ({ id })) })

const findPart = ({ parts }: ProposeAnswer, title: string) =>
  requireValue(parts.find((part) => part.title === title))

const findValueId = (proposal: ProposeAnswer, title: string, label: string) =>
  requireValue(findPart(proposal, title).values.find((value) => value.label === label)).id

describe('a page with all that is proposed', () => {
  it.each([
    ['pgfn', family, ['add', '--family', 'divida', '--title', 'Dívida ativa', '--field', 'cnpj']],
    ['senatran', variant, ['add', 'cep', '--title', 'Multas']],
  ] as const)('of %s is the file that the command line writes', async (name, target, command) => {
    const { folder, codegen, propose, apply } = openProject(readSupplier(name))
    const proposal = await propose(target, readSupplier(name))
    const { texts, errors } = await apply(target, proposal, allParts(proposal))
    expect(errors).toEqual([])
    const [file = '', text] = requireValue(Object.entries(texts)[0])
    expect((await codegen(...command, '--from', 'resposta.json')).status).toBe(0)
    expect(text).toBe(readFileSync(join(folder, 'manifest', file), 'utf8'))
  })
})

describe('a chosen page', () => {
  it('has the chosen parts in their order, and nothing of the answer', async () => {
    const { ask, propose, apply } = openProject()
    const proposal = await propose(family, readSupplier('pgfn'))
    const debts = 'Débitos'
    const { texts, id, place, errors } = await apply(family, proposal, {
      summary: { id: 'summary', values: [{ id: 'value', isSensitive: true }] },
      parts: [
        {
          id: findPart(proposal, debts).id,
          title: 'Parcelas',
          values: [
            { id: findValueId(proposal, debts, 'Multa'), isSensitive: true },
            { id: findValueId(proposal, debts, 'Vencimento'), label: 'Vence em' },
          ],
        },
        { id: findPart(proposal, 'Devedor').id },
      ],
      findings: proposal.findings.filter(({ text }) => text.startsWith('débitos')).map((one) => one.id),
    })
    expect([id, place, errors]).toEqual([
      'divida/1',
      { file: 'consultas/divida.yaml', path: ['variants', '1'] },
      [],
    ])
    expect(Object.keys(texts)).toEqual(['consultas/divida.yaml'])
    expect(JSON.stringify([proposal, texts])).not.toMatch(secrets)
    await expect(texts['consultas/divida.yaml']).toMatchFileSnapshot('divida.yaml')
    const { definition } = await ask<ConsultaAnswer>('consulta', { drafts: texts, id })
    expect(definition.result.map(({ title }) => title)).toEqual(['Parcelas', 'Devedor'])
  })

  it('replaces the page of a variant; other lines and comments stay', async () => {
    const { propose, apply } = openProject()
    const target: PageTarget = { kind: 'replacement', id: 'cep/2' }
    const proposal = await propose(target, readSupplier('scr'))
    const { texts, errors } = await apply(target, proposal, allParts(proposal))
    expect(errors).toEqual([])
    const text = requireValue(texts[cepFile] ?? undefined)
    const start = cep.indexOf('    summary:')
    expect(text.slice(0, start)).toBe(cep.slice(0, start))
    expect(text).not.toMatch(secrets)
    await expect(text).toMatchFileSnapshot('cep.yaml')
  })

  it('replaces the page that defaults have for the only variant', async () => {
    const { ask, propose, apply } = openProject()
    const target: PageTarget = { kind: 'replacement', id: 'divida/1' }
    const first = await propose(family, readSupplier('pgfn'))
    const { texts: drafts } = await apply(family, first, allParts(first))
    const answer = JSON.stringify({ nome: 'Odete Uchoa', situacao: 'Ativa', cidade: 'Campinas' })
    const proposal = await ask<ProposeAnswer>('propose', { drafts, target, answer, isPublic: false })
    const { texts, errors } = await ask<StudioAnswers['apply-page']>('apply-page', {
      drafts,
      target,
      page: proposal.page,
      choices: allParts(proposal),
    })
    expect(errors).toEqual([])
    const text = requireValue(texts['consultas/divida.yaml'] ?? undefined)
    expect(text.endsWith('\nvariants:\n  1:\n    title: Dívida ativa\n')).toBe(true)
    expect(text).not.toMatch(/inscricoes|findings/)
  })
})

describe('the request to a supplier', () => {
  const secret = 'sk9fQ2x7LmN4pR8tV1wZ'
  const supplier = `curl 'https://api.acme.com.br/ruas/01001000' -H 'X-Api-Key: ${secret}'`

  it('is written beside the page, without its secret', async () => {
    const { propose, apply } = openProject()
    const target = { ...variant, supplier }
    const proposal = await propose(target, '{ "rua": "Praça Secreta" }')
    const { texts, errors, steps } = await apply(target, proposal, allParts(proposal))
    expect(errors).toEqual([])
    expect(texts['suppliers.yaml']).toContain('secretEnv: ACME_API_KEY')
    expect(texts[cepFile]).toMatch(/supplier:\s+name: acme\s+get: "\/ruas\/\{cep\}"/)
    expect(steps[0]).toContain('ACME_API_KEY')
    expect(JSON.stringify([texts, steps])).not.toMatch(/sk9fQ2|01001000|Secreta/)
  })

  it('of a consulta that exists gives the shape of its answer, and keeps the page', async () => {
    const { propose, apply } = openProject()
    const answer = '{ "data": { "streetName": "Praça Secreta" } }'
    const target: PageTarget = { kind: 'supplier', id: 'cep/1', supplier, answer }
    const { texts, errors, place } = await apply(target, await propose(target, answer), { parts: [] })
    expect([errors, place]).toEqual([[], { file: cepFile, path: ['variants', '1'] }])
    const text = texts[cepFile] ?? ''
    expect(text).toMatch(/supplier:\s+name: acme\s+get: "\/ruas\/\{cep\}"/)
    expect(text.replace(/ {4}supplier:.*\n(?: {6}.*\n)*/, '')).toBe(cep)
  })

  it('is refused without repeating it', async () => {
    const { propose, refuse } = openProject()
    const target = { ...variant, supplier: `curl -X PUT https://acme.example/${secret}` }
    const { page } = await propose(target, '{ "rua": "Sé" }')
    const reason = await refuse('apply-page', { drafts: {}, target, page, choices: { parts: [] } })
    expect(reason).toBe('O gateway pergunta por GET ou POST, e o pedido usa outro método')
  })
})

it('keeps public data as they are', async () => {
  const { propose, apply } = openProject()
  const answer = JSON.stringify([{ date: '2026-09-07', name: 'Independência do Brasil' }])
  const proposal = await propose(variant, answer, true)
  const { texts } = await apply(variant, proposal, allParts(proposal))
  expect(texts[cepFile]).toContain('Independência do Brasil')
  const invented = await propose(variant, answer)
  expect(JSON.stringify(invented)).not.toContain('Independência')
})

describe('an answer without a page', () => {
  it.each([
    ['', false, 'A resposta: o texto está vazio'],
    ['{ "a": 1, }', false, 'A resposta não é JSON: o erro está na linha 1, coluna 11, ou logo antes'],
    ['{}', false, 'A resposta está vazia: não há o que mostrar dela'],
    ['"só um texto"', false, 'A resposta tem um valor só; uma resposta é um objeto { } ou uma lista [ ]'],
    ['{ "cpf": "390.533.447-05" }', true, 'A resposta tem um CPF: não são dados públicos'],
  ])('%j is refused', async (answer, isPublic, message) => {
    const { refuse } = openProject()
    expect(await refuse('propose', { drafts: {}, target: variant, answer, isPublic })).toBe(message)
  })

  it('names a target that is not there, a name that is taken and drafts with errors', async () => {
    const { refuse, propose } = openProject()
    const answer = '{ "rua": "Sé" }'
    const body = { drafts: {}, answer, isPublic: false }
    const unknown = (target: PageTarget) => refuse('propose', { ...body, target })
    expect(await unknown({ ...variant, family: 'ceps' })).toBe('A família "ceps" não existe')
    expect(await unknown({ kind: 'replacement', id: 'cep/9' })).toBe('A consulta cep/9 não existe')
    const proposal = await propose(family, answer)
    const taken = {
      drafts: {},
      target: { ...family, family: 'cep' },
      page: proposal.page,
      choices: allParts(proposal),
    }
    expect(await refuse('apply-page', taken)).toMatch(/^A família "cep" já existe, em /)
    const broken = { [cepFile]: cep.replace('kind: cep', 'kind: cpe') }
    expect(await refuse('propose', { ...body, target: variant, drafts: broken })).toBe(
      'O manifesto tem um erro',
    )
  })

  it('of 5 MB gives a page of a few elements', async () => {
    const { propose } = openProject()
    const row = {
      nome: 'Odete Uchoa',
      documento: '38194720532',
      valor: 1348.07,
      texto: 'Uma frase longa. '.repeat(30),
    }
    const answer = JSON.stringify({ pendencias: Array.from({ length: 10_600 }, () => row) })
    expect(answer.length).toBeGreaterThan(5_000_000)
    const { page, leftOut } = await propose(variant, answer)
    expect(JSON.stringify(page)).not.toMatch(secrets)
    expect(JSON.stringify(page).length).toBeLessThan(20_000)
    expect(leftOut).toEqual([
      expect.objectContaining({ path: 'pendencias', why: expect.stringMatching(/^de 10600/) }),
    ])
  })
})
