import { expect, it } from 'vitest'
import { nameVariants } from '../../../../codegen/compile/resolve/resolve-family.ts'
import { family } from '../../support/small-model.ts'

it('names variants whose title occurs in another family', () => {
  const named = nameVariants([family('cpf', '/cpf', 2), family('cnpj', '/cnpj', 1)])
  expect(named.map(({ variants }) => variants.map(({ name }) => name))).toEqual([
    ['CPF · Variante 1', undefined],
    ['CNPJ · Variante 1'],
  ])
})
