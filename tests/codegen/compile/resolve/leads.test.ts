import { describe, expect, it } from 'vitest'
import type { ModelFamily } from '../../../../codegen/compile/resolve/model.ts'
import { resolveLeads } from '../../../../codegen/compile/resolve/resolve-leads.ts'
import type { ConsultaDefinition, DossieDefinition } from '../../../../manifest/contract/resolved.ts'
import { type Field, field as fieldSchema } from '../../../../manifest/schema/field.ts'
import { definition } from '../../support/small-model.ts'

const field = (name: string, kind: string, more: object = {}): Field =>
  fieldSchema.parse({ name, kind, label: name.toUpperCase(), ...more })

const required = { required: true }

const variant = (number: number, changes: Partial<ConsultaDefinition>): ConsultaDefinition => ({
  ...definition('teste', '/consulta/teste', number),
  ...changes,
})

const family = (name: string, variants: ConsultaDefinition[]): ModelFamily => ({
  family: name,
  title: name.toUpperCase(),
  path: `/consulta/${name}`,
  defaults: {},
  variants,
})

/** Returns the leads to one form, by kind. */
function resolveFormLeads(form: Pick<ConsultaDefinition, 'fields' | 'requireOneOf'>) {
  const leads = resolveLeads([family('teste', [variant(1, form)])], [], () => true)
  return Object.fromEntries(
    Object.entries(leads).map(([kind, { families }]) => [kind, families[0]?.leads[0]]),
  )
}

describe('leads to a form', () => {
  it('have the path, title and field', () => {
    expect(resolveFormLeads({ fields: [field('documento', 'cpf', required)] })).toEqual({
      cpf: { id: 'teste/1', path: '/consulta/teste', title: 'Variante 1', field: 'documento' },
    })
  })

  it.each(['cpf', 'cnpj', 'cep', 'phone', 'email', 'placa', 'process', 'cns', 'name'])(
    'exist for a %s',
    (kind) => expect(Object.keys(resolveFormLeads({ fields: [field('campo', kind)] }))).toEqual([kind]),
  )

  it.each([
    field('texto', 'text'),
    field('quando', 'date'),
    field('foto', 'image'),
    field('uf', 'select', { options: [{ value: 'SP', label: 'SP' }] }),
  ])('do not exist for a $kind', (other) => expect(resolveFormLeads({ fields: [other] })).toEqual({}))

  it('exist for each kind of its fields, with the other values that it needs', () => {
    const fields = [field('cpf', 'cpf', required), field('cep', 'cep'), field('motivo', 'text', required)]
    const { cpf, cep } = resolveFormLeads({ fields })
    expect([cpf?.needs, cep?.needs]).toEqual([['MOTIVO'], ['CPF', 'MOTIVO']])
  })

  it('use the required field of several of one kind, else the first', () => {
    const fields = [field('conjuge', 'cpf'), field('titular', 'cpf', required)]
    expect(resolveFormLeads({ fields })).toMatchObject({ cpf: { field: 'titular' } })
    expect(resolveFormLeads({ fields: [field('um', 'cpf'), field('outro', 'cpf')] })).toMatchObject({
      cpf: { field: 'um' },
    })
  })

  describe('with requireOneOf', () => {
    const fields = [field('cpf', 'cpf'), field('cnpj', 'cnpj'), field('cep', 'cep')]
    const requireOneOf = ['cpf', 'cnpj']

    it('need no other field if their field is in the group', () => {
      const { cpf, cnpj } = resolveFormLeads({ fields, requireOneOf })
      expect([cpf, cnpj].map((lead) => lead?.needs)).toEqual([undefined, undefined])
    })

    it('need one field of the group if their field is not in it', () => {
      expect(resolveFormLeads({ fields, requireOneOf }).cep?.needs).toEqual(['CPF ou CNPJ'])
    })

    it('name a required field of the group once', () => {
      const [, cnpj, cep] = fields as [Field, Field, Field]
      const { cep: lead } = resolveFormLeads({
        fields: [field('cpf', 'cpf', required), cnpj, cep],
        requireOneOf,
      })
      expect(lead?.needs).toEqual(['CPF'])
    })
  })
})

describe('the table of leads', () => {
  const cpf = [field('cpf', 'cpf', required)]
  const families = [
    family('um', [variant(1, { id: 'um/1', fields: cpf }), variant(2, { id: 'um/2', fields: cpf })]),
    family('outra', [variant(1, { id: 'outra/1', fields: cpf })]),
  ]

  it('has the variants by family, in the order of the catalogue', () => {
    const { cpf: found } = resolveLeads(families, [], () => true)
    expect(
      found?.families.map(({ family, title, leads }) => [family, title, leads.map(({ id }) => id)]),
    ).toEqual([
      ['um', 'UM', ['um/1', 'um/2']],
      ['outra', 'OUTRA', ['outra/1']],
    ])
    expect(found?.dossies).toEqual([])
  })

  it('leaves out variants with leads: false, and families without any other', () => {
    const { cpf: found } = resolveLeads(families, [], (id) => id === 'um/2')
    expect(found?.families.map(({ family, leads }) => [family, leads.map(({ id }) => id)])).toEqual([
      ['um', ['um/2']],
    ])
    expect(resolveLeads(families, [], () => false)).toEqual({})
  })

  it('has the dossiês, by the same rules', () => {
    const dossie: DossieDefinition = {
      dossie: 'pessoa',
      title: 'Dossiê de pessoa',
      path: '/dossie/pessoa',
      fields: [...cpf, field('placa', 'placa')],
      parts: [],
    }
    const leads = resolveLeads([], [dossie], () => true)
    const lead = { id: 'pessoa', path: '/dossie/pessoa', title: 'Dossiê de pessoa' }
    expect(leads).toEqual({
      cpf: { families: [], dossies: [{ ...lead, field: 'cpf' }] },
      placa: { families: [], dossies: [{ ...lead, field: 'placa', needs: ['CPF'] }] },
    })
  })
})
