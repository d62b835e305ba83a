import { splitWords } from './words.ts'

/** Words, zeros and dates that sources write where they have no value. */
const nothing =
  /^(?:|-+|n\/[aid]|ni|0{11}|0{14}|00\/00\/0000|0000-00-00|(?:0001-01-01|9999-12-31)(?:T.*)?|31\/12\/9999)$/i

export const isNothing = (text: string) => nothing.test(text.trim())

/** Keys of things whose names look like those of people and companies: 'Execução de Título', 'Padaria e confeitaria'. */
const thingWords = new Set(
  `classe classes assunto assuntos movimento movimentos sistema formato orgao cnae cnaes atividade atividades activity
  activities modalidade submodalidade natureza nature curso cursos produto situacao complementos role funcao`.split(
    /\s+/,
  ),
)

export const isOfThing = (keys: readonly string[]) =>
  keys.slice(-2).some((key) => splitWords(key).some((word) => thingWords.has(word)))

/** Flags that sources write as 0 and 1. */
const flagWords = new Set(['optante', 'indicador', 'possui', 'flag', 'tem'])

export const isFlagKey = (key: string) => splitWords(key).some((word) => flagWords.has(word))

export const isCountKey = (key: string) => /^(?:total|quantidade|qtde?|count)$/i.test(key)
