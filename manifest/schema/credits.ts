import * as z from 'zod'
import { about } from './about.ts'
import { sourceName } from './names.ts'
import { linkPath } from './path.ts'
import { valuePath } from './text.ts'

const amount = z.number().nonnegative().max(1_000_000_000)

/** A request of the dashboard itself takes no value of a form, so its path has no `{field}`. */
export const balancePath = z
  .string()
  .regex(/^\/(?!\/)[\w./~-]*$/, 'O caminho desta requisição começa com / e só tem letras, dígitos, . _ ~ -')

/** The keys that say where the balance is. They come together or not at all. */
const balanceKeys = ['source', 'get', 'value'] as const

const settings = z
  .strictObject({
    page: linkPath.meta(about('A página dos créditos, aonde vai quem ficou sem eles', '/pricing')),
    source: sourceName
      .optional()
      .meta(about('A fonte que sabe o saldo de quem entrou, de sources.yaml', 'gateway')),
    get: balancePath.optional().meta(about('O caminho do saldo na fonte, pedido por GET', '/creditos')),
    value: valuePath.optional().meta(about('Onde está o saldo na resposta, um número', 'saldo')),
    warnBelow: amount.default(0).meta(about('Abaixo de quantos créditos o cabeçalho mostra o saldo', 50)),
    demo: amount.default(0).meta(about('Com quantos créditos cada usuário da demonstração começa', 1000)),
  })
  .superRefine((given, context) => {
    if (balanceKeys.every((key) => given[key] === undefined)) return
    for (const key of balanceKeys)
      if (given[key] === undefined)
        context.addIssue({
          code: 'custom',
          message: `Falta a chave "${key}", sem a qual o saldo não é lido`,
          params: { missing: [key] },
        })
  })

/** The page of the credits and, in the long form, where the balance is read. */
export const credits = z.union([linkPath.transform((page) => ({ page, warnBelow: 0, demo: 0 })), settings])
