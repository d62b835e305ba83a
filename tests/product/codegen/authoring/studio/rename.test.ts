import { describe, expect, it } from 'vitest'
import type { FieldsAnswer, Place, RenameAnswer, Texts } from '../../../../../manifest/contract/studio.ts'
import { askShipped, at, listErrors, readShipped, replaceOnce } from './shipped-parts.ts'

const readValues = (place: Place, drafts: Texts = {}) =>
  Object.fromEntries(
    askShipped<FieldsAnswer>('rename-form', { drafts, place }).fields.map(({ name, value }) => [
      name,
      value ?? '',
    ]),
  )

function rename(place: Place, changes: Record<string, string>) {
  const answer = askShipped<RenameAnswer>('rename', { place, values: { ...readValues(place), ...changes } })
  if (!('errors' in answer)) expect(listErrors(answer.texts)).toEqual([])
  return answer
}

const faqRoute = at(
  'routes/product.yaml',
  'routes',
  readShipped('routes/product.yaml')
    .split('- path:')
    .findIndex((part) => part.includes('/faq\n')) - 1,
)

describe('rename', () => {
  it('moves a path with its links, and redirects the old one', () => {
    const answer = rename(faqRoute, { path: '/ajuda' })
    if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
    const { texts, changes, place } = answer
    expect(place).toEqual(faqRoute)
    expect(texts['menu.yaml']).toBe(readShipped('menu.yaml').replaceAll('link: /faq ', 'link: /ajuda '))
    expect(texts['routes/product.yaml']).toBe(
      replaceOnce(
        readShipped('routes/product.yaml').replace('path: /faq\n', 'path: /ajuda\n'),
        '  - { from: "*"',
        '  - { from: /faq, to: /ajuda }\n  - { from: "*"',
      ),
    )
    expect(changes).toContain('Redirecionamento de /faq para /ajuda')
  })

  it('changes only the title of a variant or of a menu entry', () => {
    expect(readValues(at('consultas/cep.yaml', 'variants', 1))).toEqual({ title: 'Endereço por CEP' })
    expect(rename(at('consultas/cep.yaml', 'variants', 1), { title: 'Onde fica' })).toMatchObject({
      texts: {
        'consultas/cep.yaml': readShipped('consultas/cep.yaml').replace(
          'title: Endereço por CEP',
          'title: Onde fica',
        ),
      },
    })
    expect(readValues(at('menu.yaml', 'sidebar', 0))).toEqual({ title: 'menu' })
  })

  it('renames a source with its requests and fallbacks', () => {
    const answer = rename(at('sources.yaml', 'sources', 'opencep'), { name: 'cepaberto' })
    expect(answer).toMatchObject({
      place: at('sources.yaml', 'sources', 'cepaberto'),
      texts: {
        'sources.yaml': readShipped('sources.yaml').replace('  opencep:\n', '  cepaberto:\n'),
        'consultas/cep.yaml': readShipped('consultas/cep.yaml').replaceAll(
          'source: opencep',
          'source: cepaberto',
        ),
      },
    })
  })

  it('renames the file of a dossiê, with title and path in the same step', () => {
    const answer = rename(at('dossies/veiculo.yaml'), {
      name: 'carro',
      title: 'Dossiê de carro',
      path: '/dossie/carro',
    })
    if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
    expect(answer.place).toEqual(at('dossies/carro.yaml'))
    expect(answer.texts['dossies/veiculo.yaml']).toBeNull()
    expect(answer.texts['dossies/carro.yaml']).toBe(
      readShipped('dossies/veiculo.yaml')
        .replace('dossie: veiculo\n', 'dossie: carro\n')
        .replace('title: Dossiê de veículo\n', 'title: Dossiê de carro\n')
        .replace('path: /dossie/veiculo\n', 'path: /dossie/carro\n'),
    )
    expect(answer.texts['routes/product.yaml']).toContain('{ from: /dossie/veiculo, to: /dossie/carro }')
  })

  it('renames both ends of a redirect', () => {
    const text = readShipped('routes/product.yaml')
    const index = text.split('- { from:').length - 2
    const star = at('routes/product.yaml', 'redirects', index)
    expect(readValues(star)).toEqual({ from: '*', to: '/dashboard' })
    expect(rename(star, { to: '/pacotes' })).toMatchObject({
      place: star,
      texts: {
        'routes/product.yaml': replaceOnce(
          text,
          '{ from: "*", to: /dashboard }',
          '{ from: "*", to: /pacotes }',
        ),
      },
    })
  })

  it('renames the file of a family with the parts of dossiês and what other parts take from them', () => {
    const answer = rename(at('consultas/cnpj.yaml'), { name: 'empresas' })
    if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
    expect(answer.place).toEqual(at('consultas/empresas.yaml'))
    expect(answer.texts['consultas/cnpj.yaml']).toBeNull()
    expect(answer.texts['consultas/empresas.yaml']).toBe(
      replaceOnce(readShipped('consultas/cnpj.yaml'), 'consulta: cnpj\n', 'consulta: empresas\n'),
    )
    for (const file of ['dossies/empresa.yaml', 'dossies/pessoa.yaml'])
      expect(answer.texts[file]).toBe(
        readShipped(file)
          .replaceAll(/consulta: cnpj\b/g, 'consulta: empresas')
          .replaceAll('{parts.cnpj.', '{parts.empresas.'),
      )
  })

  it('renames a member of the cast with every example that cites it', () => {
    const answer = rename(at('demo/cast.yaml', 'people', 'tereza'), { name: 'teresa' })
    if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
    expect(answer.place).toEqual(at('demo/cast.yaml', 'people', 'teresa'))
    const all = Object.values(answer.texts).join('\n')
    expect(all).toContain('{cast.teresa.')
    expect(all).not.toContain('{cast.tereza')
  })

  it('tells at the field a path or a name that is taken or malformed', () => {
    const readErrors = (place: Place, changes: Record<string, string>) => {
      const answer = rename(place, changes)
      return 'errors' in answer ? answer.errors : {}
    }
    expect(readErrors(faqRoute, { path: '/pricing' }).path).toContain('já é usado')
    expect(readErrors(faqRoute, { path: 'ajuda' }).path).toContain('deve começar com /')
    expect(readErrors(faqRoute, { path: '' }).path).toBe('Preencha este campo')
    const source = at('sources.yaml', 'sources', 'opencep')
    expect(readErrors(source, { name: 'gateway' }).name).toContain('já existe')
    expect(readErrors(source, { name: 'a b' }).name).toContain('Use letras')
    expect(readErrors(at('dossies/veiculo.yaml'), { name: 'pessoa' }).name).toContain('já existe')
    expect(readErrors(at('consultas/cnpj.yaml'), { name: 'cpf' }).name).toBe('A família "cpf" já existe')
    expect(readErrors(at('demo/cast.yaml', 'people', 'tereza'), { name: 'marina' }).name).toContain('já tem')
  })
})
