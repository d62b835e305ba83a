import * as z from 'zod'
import { about, control } from './about.ts'

/** Control and bidirectional control characters. They are invisible and can disguise a text. */
const forbiddenPattern = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

export const textOrEmpty = z.string().refine((value) => !forbiddenPattern.test(value), {
  message: 'O texto tem um caractere de controle ou de direção',
  params: { code: 'control-character' },
})

/** Plain text, never markup or empty. Line feeds and tabs are allowed. */
export const text = textOrEmpty
  .check(z.minLength(1, 'O texto está vazio'))
  .refine((value) => value === '' || value.trim() !== '', 'O texto só tem espaços')
  .meta(about('Texto simples, mostrado como texto', 'Endereço por CEP'))

/** Longer titles fit in no menu and no trail. */
const maxTitleLength = 120

/** The title of a page, a block or an entry. */
export const title = text.max(maxTitleLength, {
  error: ({ input }) =>
    `O título tem no máximo ${maxTitleLength} caracteres, e este tem ${String(input).length}`,
})

/** Text of one or more sentences. */
export const longText = text.meta(control('long-text'))

/** A name of a field, an answer key or a family: letters, digits, `_` and `-`, starting with a letter. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'Use letras sem acento, dígitos, _ e -, começando por uma letra')

/** The path of a whole answer. */
export const wholeAnswer = '$'

/**
 * A value's path in an answer, keys and indexes joined by dots: `endereco.0.cep`. `$` is the whole answer. A
 * backslash escapes a dot or a backslash in a key.
 */
export const valuePath = z
  .string()
  .regex(
    /^(?! )(?:[^.\\\p{C}]|\\[^\p{C}])+(?:\.(?:[^.\\\p{C}]|\\[^\p{C}])+)*(?<! )$/u,
    'Use nomes separados por pontos, como endereco.cep; $ é a resposta inteira',
  )
  .meta({
    ...about('Caminho de um valor na resposta; $ é a resposta inteira', 'endereco.cep'),
    ...control('value-path'),
  })

/** A react-icons icon, for example `LuMapPin`. Codegen checks that it exists. */
export const iconName = z
  .string()
  .refine((name) => name !== '', 'O nome do ícone está vazio')
  .meta({
    ...about('Nome de um ícone de react-icons; os do produto começam com Lu', 'LuSearch'),
    names: 'icons',
  })
