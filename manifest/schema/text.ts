import { z } from 'zod'
import { about } from './about.ts'

/** Control and bidirectional control characters: invisible, and able to make a text read as another. */
const forbiddenPattern = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

/** Plain text that may be empty. */
export const textOrEmpty = z.string().refine((value) => !forbiddenPattern.test(value), {
  message: 'O texto tem um caractere de controle ou de direção',
  params: { code: 'control-character' },
})

/** Plain text shown as text. Never markup, never empty; line feeds and tabs are allowed. */
export const text = textOrEmpty
  .check(z.minLength(1, 'O texto está vazio'))
  .meta(about('Texto simples, mostrado como texto', 'Endereço por CEP'))

/** Name of a field, an answer key or a family: letters, digits, `_` and `-`, starting with a letter. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'Use letras, dígitos, _ e -, começando por uma letra')

/**
 * Path of a value inside an answer, keys and indexes joined by dots: `endereco.0.cep`. `$` is the whole answer. A dot or
 * a backslash in a key has a backslash before it.
 */
export const valuePath = z
  .string()
  .regex(
    /^(?! )(?:[^.\\\p{C}]|\\[^\p{C}])+(?:\.(?:[^.\\\p{C}]|\\[^\p{C}])+)*(?<! )$/u,
    'Use nomes separados por pontos, como endereco.cep; $ é a resposta inteira',
  )
  .meta(about('Caminho de um valor na resposta; $ é a resposta inteira', 'endereco.cep'))

/** Name of a react-icons icon, such as `LuMapPin`. That it exists is a check of codegen. */
export const iconName = z.string().meta({
  ...about('Nome de um ícone de react-icons; os do produto começam com Lu', 'LuSearch'),
  names: 'icons',
})
