import { describe, expect, it } from 'vitest'
import { orderSchema, sampleOrder } from '../../../src/demos/ui-kit/repeater/order-schema.ts'
import {
  computeItemCents,
  computeOrderCents,
  formatReais,
} from '../../../src/demos/ui-kit/repeater/order-total.ts'
import { accountSchema, emptyAccount } from '../../../src/demos/ui-kit/validation/account-schema.ts'
import { emptyOpening, openingSchema } from '../../../src/demos/ui-kit/wizard/opening-schema.ts'

const account = {
  name: ' Marina Exemplo do Vale ',
  email: 'ana@exemplo.com.br',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  role: 'analista',
  password: 'Segredo-2026',
  repeated: 'Segredo-2026',
  about: '',
  accepts: true,
}

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** Returns the messages by field path. */
const problems = ({ error }: Parsed) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('an account', () => {
  it('is valid when complete, and trims the name', () => {
    expect(accountSchema.parse(account)).toEqual({ ...account, name: 'Marina Exemplo do Vale' })
  })

  it('reports missing values in Portuguese', () => {
    expect(problems(accountSchema.safeParse(emptyAccount))).toEqual({
      name: 'Informe o nome, com três letras ou mais',
      email: 'Informe um e-mail como ana@exemplo.com.br',
      cpf: 'Preencha este campo',
      phone: 'Preencha este campo',
      role: 'Escolha a função',
      password: 'A senha ainda não atende a todas as regras',
      repeated: 'Repita a senha',
      accepts: 'Para criar a conta é preciso aceitar os termos',
    })
  })

  it.each(['curta-A1', 'Segredo2026'])('accepts the password %s', (password) => {
    expect(accountSchema.safeParse({ ...account, password, repeated: password }).success).toBe(true)
  })

  it.each(['Curta1', 'minusculas-1', 'MAIUSCULAS-1', 'Sem-numeros'])(
    'rejects the password %s',
    (password) => {
      const answer = accountSchema.safeParse({ ...account, password, repeated: password })
      expect(Object.keys(problems(answer))).toEqual(['password'])
    },
  )

  it('compares the passwords even if another field is invalid', () => {
    const answer = accountSchema.safeParse({ ...account, email: 'marina', repeated: 'outra' })
    expect(problems(answer)).toEqual({
      email: 'Informe um e-mail como ana@exemplo.com.br',
      repeated: 'As senhas não são iguais',
    })
  })

  it.each(['chefe', 'toString', 'constructor'])('has no role called %s', (role) => {
    expect(problems(accountSchema.safeParse({ ...account, role }))).toEqual({ role: 'Escolha a função' })
  })
})

describe('an order', () => {
  it('is counted in cents', () => {
    expect(sampleOrder.items.map(computeItemCents)).toEqual([17980, 125000])
    expect(computeOrderCents(sampleOrder.items)).toBe(142980)
    expect(formatReais(142980)).toBe('R$\u00a01.429,80')
  })

  it('adds without rounding errors', () => {
    const dime = { quantity: '1', price: '0,10' }
    expect(computeOrderCents([dime, dime, dime])).toBe(30)
  })

  it.each([
    { quantity: '', price: '10,00' },
    { quantity: '2', price: '' },
    { quantity: 'dois', price: '10,00' },
    { quantity: '-1', price: '10,00' },
  ])('ignores an incomplete item: $quantity of $price', (item) => expect(computeItemCents(item)).toBe(0))

  it('needs an item, and each item all of its values', () => {
    expect(problems(orderSchema.safeParse({ ...sampleOrder, items: [] }))).toEqual({
      items: 'O pedido precisa de um item',
    })
    const items = [{ product: ' ', quantity: '0', price: '0' }]
    expect(problems(orderSchema.safeParse({ ...sampleOrder, items }))).toEqual({
      'items.0.product': 'Informe o produto',
      'items.0.quantity': 'Use um número de 1 a 9999',
      'items.0.price': 'Informe um valor maior que zero',
    })
  })
})

describe('an opening', () => {
  it('starts invalid in every section except the chosen plan', () => {
    expect(Object.keys(problems(openingSchema.safeParse(emptyOpening)))).toEqual([
      'company.cnpj',
      'company.name',
      'company.size',
      'address.cep',
      'address.street',
      'address.number',
      'address.city',
      'access.email',
      'access.accepts',
    ])
  })
})
