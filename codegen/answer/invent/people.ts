import { asMailbox } from './same-form.ts'

const women =
  'Ana Clara Helena Júlia Lívia Beatriz Cecília Noêmia Dalva Ivone Tereza Marina Lúcia Rosana Estela Olga Vera Sônia Paula Íris Elisa Aline Norma Zélia Carmen Jussara'.split(
    ' ',
  )
const men =
  'Bruno Caio Davi Otávio Heitor Anselmo Rui Tomás Vicente Ivo Nilo Raul Arno Caetano Benedito Murilo Téo Hugo Saulo Igor Jonas Elias Ciro Ruben Oscar Gil'.split(
    ' ',
  )
const surnames = 'Exemplo Amostra Modelo Ensaio Protótipo Rascunho Maquete'.split(' ')

const at = (names: string[], n: number) => names[n % names.length] ?? ''

const isWoman = (words: readonly string[]) =>
  words.some((word) => /^(?:mae|mother|filha|irma|esposa|autora|socia)$/.test(word))
const isMan = (words: readonly string[]) =>
  words.some((word) => /^(?:pai|father|filho|irmao|marido)$/.test(word))

/** A name that is plainly one of an example; a woman's or a man's where the key says so, else by turns. */
export function person(n: number, words: readonly string[]): string {
  const isOne = isWoman(words) || (!isMan(words) && n % 2 === 0)
  const names = isOne ? women : men
  const turn = isWoman(words) || isMan(words) ? n : Math.floor(n / 2)
  const round = Math.floor(turn / names.length)
  const second = Math.floor(round / surnames.length)
  const surname = at(surnames, round + turn)
  const given = second === 0 ? '' : `${at(names, turn + second)} `
  return `${at(names, turn)} ${given}${surname}`
}

const trades =
  'Empresa Padaria Construtora Livraria Oficina Papelaria Clínica Editora Transportadora Confeitaria Farmácia Escola'.split(
    ' ',
  )

/** The name of a company that is plainly one of an example. */
export function company(n: number): string {
  const round = Math.floor(n / trades.length)
  const number = round < surnames.length ? '' : ` ${round}`
  return `${at(trades, n)} ${at(surnames, round)}${number} Ltda`
}

export function email(n: number): string {
  const names = [...women, ...men]
  const round = Math.floor(n / names.length)
  return `${asMailbox(at(names, n))}${round === 0 ? '' : round + 1}@exemplo.com.br`
}
