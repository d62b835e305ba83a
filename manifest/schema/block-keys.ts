import * as z from 'zod'
import { about } from './about.ts'
import { text, title } from './text.ts'

/** Builds the grammar of a kind of block: its own keys beside its kind and its title. */
export const createBlockGrammar = <Kind extends string, Keys extends z.ZodRawShape>(kind: Kind, keys: Keys) =>
  z.strictObject({
    block: z.literal(kind),
    title: title.optional().meta(about('Título do bloco', 'Endereço')),
    ...keys,
  })

/** The text of a block whose list is empty. */
export const emptyText = text
  .optional()
  .meta(about('O que dizer quando a lista está vazia', 'Nenhum registro.'))
