import * as z from 'zod/mini'
import { createMaskedTextSchema, createRequiredTextSchema, oneOf } from '../fields/text-schemas.ts'
import { passwordRules } from './password-rules.ts'

export const roles = { analista: 'Analista', gestor: 'Gestor', financeiro: 'Financeiro' }

/** A new account, with the message of each error. */
export const accountSchema = z
  .object({
    name: createRequiredTextSchema('Informe o nome, com três letras ou mais', 3),
    email: z.email('Informe um e-mail como ana@exemplo.com.br'),
    cpf: createMaskedTextSchema('cpf'),
    phone: createMaskedTextSchema('phone'),
    role: oneOf(roles, 'Escolha a função'),
    password: z.string().check(
      z.refine((password) => passwordRules.every(({ isMet }) => isMet(password)), {
        error: 'A senha ainda não atende a todas as regras',
      }),
    ),
    repeated: z.string().check(z.minLength(1, 'Repita a senha')),
    about: z.string().check(z.maxLength(200, 'Use até 200 caracteres')),
    accepts: z
      .boolean()
      .check(z.refine((accepts) => accepts, 'Para criar a conta é preciso aceitar os termos')),
  })
  .check(
    z.refine(({ password, repeated }) => repeated === '' || repeated === password, {
      path: ['repeated'],
      error: 'As senhas não são iguais',
      // Runs even if other fields are invalid.
      when: () => true,
    }),
  )

export type Account = z.infer<typeof accountSchema>

export const emptyAccount: Account = {
  name: '',
  email: '',
  cpf: '',
  phone: '',
  role: '',
  password: '',
  repeated: '',
  about: '',
  accepts: false,
}
